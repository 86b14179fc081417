/** Two fictional lives in four languages; the Dutch ones are as long as a part may be. */
export const cyriel = {
  nl: {
    story_part_1:
      'Op 22 april 1915, tegen vijf uur, staat Cyriel Lammertyn op het dak van de kerk van Sint-Jan en telt de leien die nog goed zijn. Hij is vijfentwintig, dakdekker zoals zijn vader, en de enige van het dorp die nog naar boven durft. De pastoor heeft hem een week werk beloofd en vier maaltijden. Van boven ziet hij de lijn van de loopgraven en daarachter iets wat hij niet kent: een muur van damp, geelgroen, zo hoog als een huis, die over de velden naar hem toe komt en nergens op wacht.\n\nHij roept naar beneden. De kinderen op het plein kijken op. Dan ruikt hij het, scherp, zoals het bleekwater van zijn moeder. Hij klimt niet, hij glijdt. Onderaan neemt hij de twee jongsten onder zijn armen en loopt, tegen de wind in, omdat hij gezien heeft waar de damp naartoe wil. Achter hem rennen soldaten zonder geweer, de hand aan de keel. Niemand zegt iets. Er is geen adem voor.',
    story_part_2:
      'De twee kinderen leven. Hun moeder vindt hen de volgende morgen in een schuur bij Vlamertinge, tussen de paarden. Cyriel hoest tot in de zomer. Hij kan niet meer klimmen, en een dakdekker die niet klimt, zegt hij, is een man die naar de grond kijkt. Hij graaft dan maar: graven eerst, later kelders voor de mensen die terugkomen.\n\nIn 1917 haalt zijn borst het niet. Zijn naam staat op geen enkele steen, want hij droeg geen uniform. De jongste van de twee kinderen werd dakdekker. In 1923 legde hij de leien op de nieuwe toren van Sint-Jan, en in een ervan kraste hij, aan de onderkant, waar alleen de regen leest: C. Lammertyn, 22 april.',
    story_child_part_1:
      'Cyriel was dakdekker in Sint-Jan, een dorp bij Ieper. Hij klom op de kerk om de leien te tellen. Het was oorlog. Op een middag in april zag hij van boven iets vreemds. Boven de loopgraven kwam een gele wolk. Het was gas. Cyriel riep naar de kinderen op het plein. Hij gleed naar beneden, nam de twee kleinsten onder zijn armen en begon te lopen.',
    story_child_part_2:
      'Hij liep zo hard hij kon, tot in een schuur met paarden. Daar waren ze veilig. De volgende dag vond hun mama hen terug. Cyriel bleef lang ziek en kon niet meer klimmen. Een van de kinderen werd later zelf dakdekker. Hij kraste de naam van Cyriel in een lei van de nieuwe toren. Zo is hij er nog altijd bij.',
    story_child_question: 'Zoek op de foto: welke bomen staan langs de weg?',
  },
  en: {
    story_part_1:
      'On 22 April 1915, towards five o’clock, Cyriel Lammertyn stands on the roof of the church of Sint-Jan and counts the slates that are still sound. He is twenty-five, a slater like his father, and the only one in the village who still dares to go up. From above he sees the line of the trenches, and behind it something that he does not know: a wall of vapour, yellowish green, as high as a house, which comes towards him over the fields and waits for nothing.\n\nHe shouts down. Then he smells it, sharp, like his mother’s bleach. He does not climb, he slides. At the bottom he takes the two youngest children under his arms and runs, against the wind, because he has seen where the vapour wants to go.',
    story_part_2:
      'Both children live. Their mother finds them the next morning in a barn near Vlamertinge, between the horses. Cyriel coughs until summer. He can no longer climb, and so he digs: graves first, later cellars for the people who come back.\n\nIn 1917 his chest gives up. His name stands on no stone, for he wore no uniform. The younger of the two children became a slater. In 1923 he scratched into a slate of the new tower, on the underside, where only the rain reads: C. Lammertyn, 22 April.',
    story_child_part_1:
      'Cyriel was a slater in Sint-Jan, a village near Ypres. One afternoon in April he saw something strange from the roof of the church. A yellow cloud came over the fields. It was poison. Cyriel slid down, took the two smallest children under his arms and ran.',
    story_child_part_2:
      'He ran as fast as he could, all the way to a barn with horses. There they were safe. One of the children later became a slater too. He scratched the name of Cyriel into a slate of the new tower.',
    story_child_question: 'Look at the picture: which trees stand along the road?',
  },
  fr: {
    story_part_1:
      'Le 22 avril 1915, vers cinq heures, Cyriel Lammertyn est sur le toit de l’église de Saint-Jean et compte les ardoises encore bonnes. Il a vingt-cinq ans, il est couvreur comme son père. D’en haut, il voit la ligne des tranchées et, derrière elle, une chose qu’il ne connaît pas : un mur de vapeur jaunâtre, haut comme une maison, qui vient vers lui à travers champs.',
    story_part_2:
      'Les deux enfants qu’il a emportés sous ses bras sont en vie. Leur mère les retrouve le lendemain dans une grange, parmi les chevaux. Cyriel tousse jusqu’à l’été et meurt en 1917. Le plus jeune des enfants est devenu couvreur. En 1923, il a gravé ce nom sous une ardoise de la nouvelle tour.',
    story_child_part_1:
      'Cyriel était couvreur à Saint-Jean, un village près d’Ypres. Un après-midi d’avril, du toit de l’église, il a vu un nuage jaune. C’était du poison. Il a pris les deux plus petits enfants sous ses bras et il a couru.',
    story_child_part_2:
      'Il a couru jusqu’à une grange où il y avait des chevaux. Là, ils étaient à l’abri. Plus tard, un des enfants a gravé le nom de Cyriel dans une ardoise de la nouvelle tour.',
    story_child_question: 'Regarde la photo : quels arbres bordent la route ?',
  },
  de: {
    story_part_1:
      'Am 22. April 1915, gegen fünf Uhr, steht Cyriel Lammertyn auf dem Dach der Kirche von Sint-Jan und zählt die Schiefer, die noch gut sind. Er ist fünfundzwanzig, Dachdecker wie sein Vater. Von oben sieht er die Linie der Gräben und dahinter etwas, das er nicht kennt: eine Wand aus Dampf, gelbgrün, hoch wie ein Haus, die über die Felder auf ihn zukommt.',
    story_part_2:
      'Die zwei Kinder, die er unter den Armen davongetragen hat, leben. Ihre Mutter findet sie am nächsten Morgen in einer Scheune zwischen den Pferden. Cyriel hustet bis zum Sommer und stirbt 1917. Das jüngere der Kinder wurde Dachdecker. 1923 ritzte es den Namen in einen Schiefer des neuen Turms.',
    story_child_question: 'Schau auf das Foto: Welche Bäume stehen an der Straße?',
    story_child_part_1:
      'Cyriel war Dachdecker in Sint-Jan, einem Dorf bei Ypern. An einem Nachmittag im April sah er vom Dach der Kirche eine gelbe Wolke. Es war Gift. Er nahm die zwei kleinsten Kinder unter die Arme und lief los.',
    story_child_part_2:
      'Er lief, bis sie zu einer Scheune mit Pferden kamen. Dort waren sie sicher. Eines der Kinder ritzte später den Namen von Cyriel in einen Schiefer des neuen Turms.',
  },
} as const;

export const emma = {
  nl: {
    story_part_1:
      'In november 1914 sluit Emma Rosseel in de Boterstraat de deur van het kantatelier en steekt de sleutel in haar kous. Ze is vijftien. Buiten brandt de stad. Op haar rug draagt ze het kussen met het patroon waaraan ze begonnen was, want half werk laat je niet achter.',
    story_part_2:
      'In Frankrijk maakt ze het af, in een kamer zonder raam, bij een kaars. Na de oorlog past de sleutel op geen enkele deur meer. Ze bewaart hem in een doos met spelden, en leert drie generaties meisjes klossen.',
    story_child_part_1:
      'Emma was vijftien en maakte kant. In november 1914 brandde haar stad. Ze deed de deur op slot, stak de sleutel in haar kous en vertrok.',
    story_child_part_2: 'In Frankrijk maakte ze haar kant af. De sleutel bewaarde ze haar leven lang.',
  },
  en: {
    story_part_1:
      'In November 1914 Emma Rosseel locks the door of the lace workshop and puts the key into her stocking. She is fifteen. Outside, the town is burning.',
    story_part_2: 'After the war the key fits no door any more. She keeps it in a box of pins.',
    story_child_part_1: 'Emma was fifteen and made lace. In November 1914 her town was burning.',
    story_child_part_2: 'She kept the key all her life.',
  },
  fr: {
    story_part_1:
      'En novembre 1914, Emma Rosseel ferme la porte de l’atelier de dentelle et glisse la clé dans son bas. Elle a quinze ans. Dehors, la ville brûle.',
    story_part_2: 'Après la guerre, la clé n’ouvre plus aucune porte. Elle la garde dans une boîte d’épingles.',
    story_child_part_1: 'Emma avait quinze ans et faisait de la dentelle. En novembre 1914, sa ville brûlait.',
    story_child_part_2: 'Elle a gardé la clé toute sa vie.',
  },
  de: {
    story_part_1:
      'Im November 1914 schließt Emma Rosseel die Tür der Spitzenwerkstatt ab und steckt den Schlüssel in ihren Strumpf. Sie ist fünfzehn. Draußen brennt die Stadt.',
    story_part_2: 'Nach dem Krieg passt der Schlüssel zu keiner Tür mehr. Sie bewahrt ihn in einer Nadelschachtel.',
    story_child_part_1: 'Emma war fünfzehn und klöppelte Spitze. Im November 1914 brannte ihre Stadt.',
    story_child_part_2: 'Sie hat den Schlüssel ihr Leben lang behalten.',
  },
} as const;
