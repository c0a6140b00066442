# What is refused, and why. Each says what was given and what is expected.

error-unknown-game = Er is geen spel { $given }. Je kunt kiezen uit: { $allowed }.
error-deck-without-game = Het kaartbestand { $file } zegt niet voor welk spel het is. Schrijf game = "..." bovenaan, of noem het spel met --game: { $allowed }.
error-unknown-option = { $game } heeft geen optie { $given }. Mogelijk: { $allowed }.
error-bad-option = De optie { $option } kan niet { $given } zijn. Mogelijk: { $allowed }.
error-unknown-language = Er is geen taal { $given }. Je kunt kiezen uit: { $allowed }.
error-unknown-bot = Er is geen bot { $given }. Verwacht: { $allowed }.
error-unknown-weight = Er is geen gewicht { $given }. Verwacht: { $allowed }.
error-unknown-device = Er is geen apparaat { $given }. Je kunt kiezen uit: { $allowed }.
error-bad-seats = { $game } is voor { $least } tot en met { $most } spelers, niet voor { $given } ({ $rule }).
error-bad-seed = Een seed is een geheel getal van 0 tot en met { $most }, niet { $given }.
error-bad-number = { $name } moet een geheel getal van minstens { $least } zijn, niet { $given }.
error-bad-move = { $given } is geen zet in dit spel. Verwacht: { $allowed }.
error-no-such-seat = Deze tafel heeft geen plaats { $given }. De plaatsen lopen van { $least } tot en met { $most }. ({ $rule })
error-illegal-move = { $reason } ({ $rule }) Geprobeerd: { $move } door plaats { $seat }. Nu toegestaan: { $allowed }.
error-bad-record = Dit verslag kan niet worden nagespeeld: { $field } is { $given }, verwacht: { $expected }.
error-record-of-other-version = Deze versie van Stope kan dat verslag niet controleren: { $field } is { $given }, hier is het { $expected }. Het kan toch juist zijn.
error-bad-position = Deze stelling is in strijd met { $rule }: { $field } is { $given }, verwacht: { $expected }.
error-match-not-over = De partij is nog niet afgelopen. Deze plaatsen moeten nog beslissen: { $actors }.
error-no-gpu = Hier is geen grafische kaart te gebruiken ({ $reason }); laat het apparaat weg of kies “cpu”.
error-no-ray = Hiervoor is Ray nodig, en dat kan niet worden geladen ({ $reason }); installeer het met: pip install "stope[ray]".
error-match-failed = Deling { $deal } met { $bots } kon niet worden uitgespeeld: { $reason }.
error-other-results = Het bestand { $given } bevat resultaten van andere bots, opties of seeds, of van vóór een wijziging van de bots. Kies een ander bestand.
error-worker-lost = Een proces dat partijen speelde, is onverwacht gestopt ({ $reason }).
error-no-file = Het bestand { $given } kan niet worden gelezen: { $reason }.
error-bad-key = Een sleutel moet { $bytes } bytes hebben. Geef óf een sleutel óf een seed op, niet allebei.
error-bad-options = Opties moeten een tabel van namen en waarden zijn, niet { $given }.
error-bot-count = Noem één bot voor alle plaatsen of één voor elk van de { $seats } plaatsen, niet { $given }.
error-too-many-matches = Er is niet genoeg geheugen voor { $given } partijen.
error-cannot-write = Het bestand { $given } kan niet worden geschreven: { $reason }.
error-bad-database = { $given } is geen database die Stope kan gebruiken. Verwacht: { $allowed }.
error-already-served = Een andere server gebruikt dit bestand al: { $given }. Een bestand is voor één server; voor meer is er PostgreSQL.
error-no-database = De database { $given } kan niet worden gebruikt: { $reason }.
error-foreign-database = { $given } is de database van een ander programma.
error-not-replaced = { $given } is geen database van Stope en wordt niet vervangen. Verplaats eerst wat er staat als je daar wilt terugzetten.
error-no-asyncpg = PostgreSQL heeft asyncpg nodig, en dat kan niet worden geladen ({ $reason }); installeer het met: pip install "stope[postgres]".
error-database-too-old = De database { $given } heeft versie { $version }, en versie { $expected } is nodig. Werk hem bij met: stope db migrate.
error-database-too-new = De database { $given } heeft versie { $version } en is nieuwer dan dit programma ({ $expected }). Werk Stope bij.
error-no-backup = { $given } is een PostgreSQL-database. Maak een back-up met pg_dump en zet die terug met pg_restore.
error-no-such-rule = Regel { $given } bestaat niet. De regels lopen van { $first } tot en met { $last }.
error-system = Het systeem meldt: { $reason }

# At tables.

error-already-started = De partij aan deze tafel is al begonnen; dit kan alleen voor het begin.
error-not-started = De partij aan deze tafel is nog niet begonnen; dit kan pas na het begin.
error-table-over = De partij aan deze tafel is afgelopen; dit kan alleen zolang er wordt gespeeld.
error-already-rematched = Er wordt al verder gespeeld aan tafel { $table }.
error-seat-taken = Plaats { $seat } is bezet. Kies een vrije.
error-seat-not-yours = Plaats { $seat } is niet van jou. Je beslist alleen voor plaatsen die je zelf hebt genomen.
error-no-seat-here = Dat kunnen alleen spelers met een plaats aan deze tafel.
error-cannot-undo = Voor plaats { $seat } kan niets worden teruggenomen: alleen een zojuist gelegde gangkaart of een stap over open kaarten, tegen alleen bots, en zolang er niets verborgens is getoond.
error-seats-empty = De partij begint als alle plaatsen bezet zijn. Nog vrij: { $seats }.
error-host-only = Dat kan alleen de host van deze tafel.
error-still-there = Plaats { $seat } kan niet naar een bot: wie er zit, is er en heeft nog tijd.
error-wrong-stand-in = Op plaats { $seat } mag alleen de bot invallen die voor deze tafel is gekozen: { $allowed }, niet { $given }.
error-played-by-bot = Op plaats { $seat } speelt een bot. Wie er eigenlijk zit, kan die plaats altijd weer overnemen.
error-played-by-person = Op plaats { $seat } speelt geen bot: wie er zit, beslist zelf.
error-moved-on = De partij is al verder: dit was bedoeld voor zet { $given } van plaats { $seat }, en die is nu toe aan zet { $expected }.
error-bad-nonce = Het getal dat iemand aan het schudden toevoegt, moet { $least } tot en met { $most } bytes hebben, in hexadecimale cijfers met kleine letters. Gegeven: { $given }.
error-unknown-phrase = Er is geen zin { $given }. Je kunt kiezen uit: { $allowed }.
error-nothing-said = Er valt niets te lezen. Een naam heeft een letter of een cijfer nodig, een bericht iets zichtbaars.
error-game-not-ready = De regels van { $game } worden nog voorbereid ({ $percent }%). Wacht even.
error-table-broken = Deze tafel is hier niet te lezen: { $given }. Het logboek is beschadigd.
error-match-outdated = De regels of de kaarten van dit spel zijn veranderd sinds de partij aan tafel { $table } begon. Ze kan hier niet verder worden gespeeld of getoond; het verslag kan worden gedownload.
error-move-outside = De partij heeft de zetten 0 tot en met { $most }, niet { $given }.
error-try-later = De server kan nu niet bij zijn tafels. Er is niets verloren; probeer het zo nog eens.
error-owned-elsewhere = Een ander proces van deze server heeft nu de tafel. Er is niets verloren; probeer het zo nog eens.
error-no-such-table = Er is geen tafel { $given } waaraan je kunt gaan zitten. Ben je uitgenodigd, gebruik dan de hele link.
error-no-spectators = Alleen wie meespeelt, ziet deze tafel.
error-one-seat-each = Je hebt hier al een plaats. Alleen de host en gasten met de uitnodigingslink mogen er meer nemen.
error-removed-from-table = De host heeft je van deze tafel gestuurd. Alleen de host kan je weer toelaten.
error-not-removed = { $given } is niet van deze tafel gestuurd. Alleen wie weggestuurd is, kan weer toegelaten worden.
error-bad-request = Dit verzoek is niet geldig: { $given }. { $problem ->
        [missing] Er ontbreekt: { $expected }.
        [unknown] Hier onbekend: { $expected }.
       *[other] Verwacht: { $expected }.
    }
error-too-long = Dat is te veel om ineens te lezen. Hoogstens: { $most } bytes.
error-nothing-here = Op dit adres is niets: { $given }.
error-wrong-method = { $given } kan hier niet. Mogelijk: { $allowed }.
error-id-used = Dit kenmerk hoort al bij een ander verzoek: { $given }.
error-too-often = Dat waren te veel verzoeken ineens. Wacht even.
error-rate-limited = { $what ->
    [talk] Je hebt in korte tijd heel veel gezegd.
    [hints] Dat waren veel tips in korte tijd.
    [hellos] Je bent in korte tijd heel vaak aan de tafel gekomen.
   *[other] Dat waren veel wijzigingen in korte tijd.
} Probeer het over { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
} nog eens.
error-table-full = Aan deze tafel zijn al { $most } regels van deze soort vastgelegd; meer worden het er niet. De partij kan wel worden uitgespeeld.
error-not-known = We kennen je nog niet, of niet meer. Kies eerst een naam.
error-hints-off = Aan deze tafel zijn er geen tips.
error-hint-pending = Aan je vorige tip wordt nog gerekend. Zodra die er is, kun je weer vragen.
error-hints-busy = Er vragen nu heel veel spelers om tips. Probeer het over { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
} nog eens.
