# The rules of Diamant in our own words; ids as everywhere else.

diamant-in-short-aim = Cinque grotte, una dopo l’altra: entrate insieme e raccogliete gemme, ma è al sicuro solo ciò che sta nel tuo forziere.
diamant-in-short-turn = Prima di ogni nuova carta, chi è nella grotta sceglie in segreto: proseguire o uscire. Le gemme che appaiono si dividono fra chi è dentro; chi esce svuota la sacca nel forziere e raccoglie ciò che è rimasto per strada.
diamant-in-short-end = Quando in una grotta un pericolo arriva per la seconda volta, chi è ancora dentro perde la sacca. Dopo la quinta grotta vince il forziere più pieno.

diamant-section-material = Materiale
diamant-section-expedition = Una spedizione
diamant-section-end = Fine della partita

diamant-rule-1 = Da 3 a 8 giocatori. Ognuno ha un forziere, dove le gemme sono al sicuro, e una sacca, dove sono a rischio.
diamant-rule-2 = Le carte grotta sono 30. 15 mostrano gemme: 1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15 e 17. Le altre 15 mostrano pericoli, tre per tipo: serpente, scorpione, frana, gas ed esplosione.
diamant-rule-3 = Le gemme rosse valgono 1 e quelle bianche 5; si possono cambiare in qualsiasi momento. Qui si contano i punti, e la riserva non si esaurisce mai.
diamant-rule-4 = Una partita è fatta di cinque spedizioni, nelle grotte da 1 a 5, in quest’ordine. Si entra tutti insieme.
diamant-rule-5 = La prima carta di una spedizione si scopre prima di qualsiasi decisione.
diamant-rule-6 = Le gemme di una carta si dividono in parti uguali fra i giocatori nella grotta e vanno nelle loro sacche. Quelle che non si possono dividere restano sulla carta.
diamant-rule-7 = In una spedizione, il primo pericolo di ogni tipo non ha effetto.
diamant-rule-8 = Il secondo pericolo dello stesso tipo in una spedizione, in qualunque momento arrivi, la conclude all’istante. Chi è nella grotta fugge e perde la sacca; i forzieri sono al sicuro.
diamant-rule-9 = Prima di ogni nuova carta, ogni giocatore nella grotta sceglie in segreto se proseguire o uscire. Tutti vedono chi ha scelto, ma nessuno vede che cosa, né se la scelta è stata cambiata. Si può cambiare idea finché non è arrivata l’ultima scelta; a quel punto si rivelano tutte e si applicano insieme. A chi è uscito non si chiede più nulla.
diamant-rule-10 = Chi esce svuota la sacca nel forziere. Tutte le gemme che si trovano sulle carte della grotta si sommano e si dividono in parti uguali fra chi esce nello stesso momento; ciò che non si può dividere resta lì, nel punto più profondo. Se nella grotta non rimane nessuno, quel resto torna nella riserva.
diamant-rule-11 = Chi è uscito non partecipa al resto della spedizione.
diamant-rule-12 = Una spedizione finisce quando nella grotta non c’è più nessuno. Ha al massimo 21 carte, quindi il mazzo non si esaurisce mai.
diamant-rule-13 = Dopo una spedizione le gemme sulle carte tornano nella riserva. Se a farla finire è stato un pericolo, una delle due carte uguali esce dal gioco per sempre, e tutti sanno quale. Tutte le altre carte si rimescolano per la spedizione successiva. Questo vale anche dopo la quinta.
diamant-rule-14 = Dopo la quinta spedizione vince chi ha più punti nel forziere. Se più giocatori hanno il punteggio più alto, condividono la vittoria.
diamant-rule-15 = I forzieri sono aperti, oppure chiusi se chi ospita lo preferisce. Chiusi vuol dire solo che il contenuto si mostra alla fine: quello che porta via chi esce lo vedono tutti. Le sacche sono sempre aperte.
diamant-rule-16 = Sul tavolo il percorso svolta a ogni pericolo, tranne quando il pericolo è la prima carta, e non va mai a finire contro sé stesso o contro il campo.
