### Palabras comunes a todos los juegos, en español. Se habla de tú al lector; las reglas van en forma impersonal.

card-name =
    { $rank ->
        [A] as
        [K] rey
        [Q] dama
        [J] jota
        [T] diez
        [9] nueve
        [8] ocho
        [7] siete
        [6] seis
        [5] cinco
        [4] cuatro
        [3] tres
       *[2] dos
    } de { $suit ->
        [s] picas
        [h] corazones
        [d] diamantes
       *[c] tréboles
    }
    .the =
        { $rank ->
            [A] el as
            [K] el rey
            [Q] la dama
            [J] la jota
            [T] el diez
            [9] el nueve
            [8] el ocho
            [7] el siete
            [6] el seis
            [5] el cinco
            [4] el cuatro
            [3] el tres
           *[2] el dos
        } de { $suit ->
            [s] picas
            [h] corazones
            [d] diamantes
           *[c] tréboles
        }
    .The =
        { $rank ->
            [A] El as
            [K] El rey
            [Q] La dama
            [J] La jota
            [T] El diez
            [9] El nueve
            [8] El ocho
            [7] El siete
            [6] El seis
            [5] El cinco
            [4] El cuatro
            [3] El tres
           *[2] El dos
        } de { $suit ->
            [s] picas
            [h] corazones
            [d] diamantes
           *[c] tréboles
        }
suit-name =
    { $suit ->
        [s] picas
        [h] corazones
        [d] diamantes
       *[c] tréboles
    }
rank-label-A = A
rank-label-K = K
rank-label-Q = Q
rank-label-J = J
list-two = { $a } y { $b }
list-more = { $a }, { $b }
list-last = { $a } y { $b }
list-words = { $a }, { $b }
not-held = Solo se puede jugar una carta que se tiene en la mano.
    .title = Cartas propias
    .refused = { $card-The } no está en la mano de quien tiene el turno.
not-your-turn = Solo actúa quien tiene el turno. La carta jugada fuera de turno vuelve a la mano.
    .title = Fuera de turno
    .refused = El turno es de { $seat }.
game-over = Terminada la partida, ya no se juega ninguna carta.
    .title = Después del final
    .refused = La partida ha terminado.
unknown-action = Solo se puede hacer lo que dicen las reglas.
    .title = Acciones desconocidas
    .refused = En este juego no existe la acción «{ $action }».
deal-first = Terminada una mano, no se juega nada hasta que el siguiente repartidor haya dado las cartas.
    .title = Entre una mano y otra
    .refused = La mano ha terminado. Antes hay que repartir de nuevo.
hand-not-over = Nadie reparte hasta que termina la mano.
    .title = Repartir antes de tiempo
    .refused = La mano no ha terminado todavía.
unreadable-card = «{ $text }» no es una carta.
unreadable-action = «{ $text }» no es nada que un jugador pueda hacer.
unreadable-record = Esta mano no se puede leer: «{ $text }».
record-too-long = Esta mano es demasiado larga; el límite es { $limit-text }.
unknown-version = Este enlace viene de otra versión: «{ $text }».
unknown-game = Aquí no hay ningún juego «{ $name }».
unknown-preset = No hay ninguna variante «{ $name }».
unknown-option = No hay ninguna regla de la casa «{ $name }».
unknown-pile = Este juego no tiene ningún montón «{ $name }».
unknown-seat = No hay ningún jugador «{ $name }».
bad-seat-name = Un jugador no se puede llamar «{ $name }».
seat-twice = Hay más de un jugador «{ $name }».
card-twice = { $card-The } se ha repartido más de una vez.
card-not-in-pack = { $card-The } no pertenece a esta baraja.
nobody-can-act = { $seat } debe empezar, pero no tiene cartas.
event-played = { $seat } juega { $cards-the }.
event-played-said = { $seat } juega { $cards-the } y dice «{ $words }».
event-said = { $seat } dice «{ $words }».
event-passed = { $seat } pasa.
event-deals = { $seat } reparte las cartas.
event-won =
    { $value ->
        [trick] { $seat } se lleva la baza.
        [game] { $seat } gana la partida.
       *[hand] { $seat } gana la mano.
    }
action-pass = Pasar
action-deal = Repartir
zone-hand = Mano
zone-played = Ya jugadas
fact-left =
    { $value ->
        [one] queda { $value-text } carta
       *[other] quedan { $value-text } cartas
    }
    .short = { $value-text }
fact-chips =
    { $value ->
        [one] { $value-text } ficha
       *[other] { $value-text } fichas
    }
