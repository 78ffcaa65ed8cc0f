### Without a network.

offline-title = No connection, and this page is not kept
offline-text = This browser keeps the pages that you have read, with their examples. This page was not among them; open it once while you are connected.
offline-kept = Pages kept in this browser
