# The rules of Diamant in our own words; ids as everywhere else.

diamant-in-short-aim = Cinq grottes, l’une après l’autre : vous y entrez ensemble et ramassez des gemmes, mais seules celles de ton coffre sont à l’abri.
diamant-in-short-turn = Avant chaque nouvelle carte, chacun dans la grotte choisit en secret : continuer ou sortir. Les gemmes qui apparaissent sont partagées entre ceux qui sont là ; qui sort vide son sac dans son coffre et ramasse ce qui est resté en chemin.
diamant-in-short-end = Quand un danger arrive pour la deuxième fois dans une grotte, tous ceux qui y sont encore perdent leur sac. Après la cinquième grotte, le coffre le mieux rempli gagne.

diamant-section-material = Matériel
diamant-section-expedition = Une expédition
diamant-section-end = Fin de la partie

diamant-rule-1 = De 3 à 8 joueurs. Chacun possède un coffre, où les gemmes sont à l’abri, et un sac, où elles restent en danger.
diamant-rule-2 = Il y a 30 cartes de grotte. 15 portent des gemmes : 1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15 et 17. Les 15 autres portent des dangers, trois de chaque sorte : serpent, scorpion, éboulement, gaz et explosion.
diamant-rule-3 = Une gemme rouge vaut 1, une blanche vaut 5 ; on peut faire la monnaie à tout moment. Ici, on compte en points, et la réserve ne s’épuise jamais.
diamant-rule-4 = Une partie compte cinq expéditions, dans les grottes 1 à 5, dans cet ordre. Tout le monde entre en même temps.
diamant-rule-5 = La première carte d’une expédition est retournée avant toute décision.
diamant-rule-6 = Les gemmes d’une carte sont partagées à parts égales entre les joueurs dans la grotte et vont dans leurs sacs. Ce qu’on ne peut pas partager reste sur la carte.
diamant-rule-7 = Dans une expédition, le premier danger de chaque sorte est sans effet.
diamant-rule-8 = Le deuxième danger de la même sorte dans une expédition, peu importe quand il arrive, y met fin aussitôt. Tous les joueurs dans la grotte s’enfuient et perdent leur sac ; les coffres ne risquent rien.
diamant-rule-9 = Avant chaque nouvelle carte, chaque joueur dans la grotte choisit en secret : continuer ou sortir. Tout le monde voit qui a déjà choisi, mais personne ne voit ce qui a été choisi, ni si un choix a été modifié. On peut changer d’avis tant que le dernier choix n’est pas fait ; tous sont alors révélés et appliqués en même temps. On ne demande plus rien à ceux qui sont sortis.
diamant-rule-10 = Ceux qui sortent vident leur sac dans leur coffre. Toutes les gemmes posées sur les cartes de la grotte sont additionnées, puis partagées à parts égales entre ceux qui sortent au même moment ; ce qu’on ne peut pas partager reste sur place, au plus profond. S’il n’y a plus personne dans la grotte, ce reste retourne à la réserve.
diamant-rule-11 = Une fois sorti, on ne participe plus à l’expédition.
diamant-rule-12 = Une expédition se termine quand il n’y a plus personne dans la grotte. Elle compte 21 cartes au maximum : la pioche ne s’épuise donc jamais.
diamant-rule-13 = Après une expédition, les gemmes posées sur les cartes retournent à la réserve. Si un danger y a mis fin, l’une des deux cartes de cette sorte quitte le jeu pour de bon, et tout le monde sait laquelle. Toutes les autres cartes sont mélangées pour l’expédition suivante. Cela vaut aussi après la cinquième.
diamant-rule-14 = Après la cinquième expédition, la victoire revient à qui a le plus de points dans son coffre. Si plusieurs joueurs sont en tête à égalité, ils se la partagent.
diamant-rule-15 = Les coffres sont ouverts, ou fermés si l’hôte préfère. Fermé veut seulement dire que le contenu n’est montré qu’à la fin : tout le monde voit quand même ce qu’emporte chaque joueur qui sort. Les sacs sont toujours ouverts.
diamant-rule-16 = Sur la table, le chemin tourne à chaque danger, sauf si ce danger est la première carte, et ne bute jamais sur lui-même ni sur le camp.
