import type { DemoStory } from '../DemoStory.ts';

export const irmaVermeersch: DemoStory = {
  key: 'irma-vermeersch',
  person: {
    surname: 'Irma',
    familyname: 'Vermeersch',
    nationality: 'Belgisch',
    gender: 'female',
    victim_type: 'civilian',
    war_casualty: false,
  },
  events: [
    { type: 'born', from: '1896-04-28', place: 'Ieper', couples: true },
    { type: 'work', from: '1908', to: '1914', place: 'Ieper', work_profession: 'kantwerkster', couples: true },
    { type: 'where', where_reason: 'fugitive', from: '1914-11', place: 'Poperinge' },
    { type: 'where', where_reason: 'fugitive', from: '1915-01', to: '1920-04', place: 'Twickenham' },
    { type: 'work', from: '1915-06', to: '1918-11', place: 'Twickenham', work_profession: 'munitiewerkster' },
    { type: 'where', where_reason: 'homeaddress', from: '1920-04', to: '1974', place: 'Ieper', couples: true },
    { type: 'died', from: '1974-09-09', place: 'Ieper' },
  ],
  placeEvent: 1,
  tags: ['economy', 'first_battle_of_ypres_1914'],
  kiosks: [1, 3],
  pair: 'odiel-couteele',
  links: ['maria-lemahieu', 'ernst-wiegand'],
  keyStory: {
    location: 1,
    date: '1914-11-22',
    organisation: 'Kantclub De Klosjes',
    formOfAddress: 'Beste kantwerksters',
  },
  texts: {
    nl: {
      part1:
        'Op 22 november 1914 ziet Irma Vermeersch, kantwerkster in Ieper, de Lakenhalle branden. Ze is achttien. Haar kussen met honderdtachtig klosjes staat nog voor het raam, met een halve bloem van Valenciennes. Haar moeder zegt: ‘Laat liggen, handen heb je bij.’ Over Poperinge en Kales komen ze in Engeland terecht, bij een dame die thee schenkt en medelijden heeft. Na een half jaar raakt het medelijden op. Dan hoort Irma van een fabriek in Twickenham, aan de Theems, waar een Belg granaten maakt. Duizenden vluchtelingen werken er. Er is een Vlaamse slager, een Belgisch café en op de tram roept men de haltes om in het Frans.',
      part2:
        'Irma controleert ontstekers. Handen die draad van kant kunnen leiden, voelen een fout van een tiende millimeter. Ze verdient meer dan haar vader ooit deed, en minder dan de man naast haar. Op elke kist die ze goedkeurt, krast ze een klein klosje. In 1917 ziet een spoorman bij Abele zo’n kist en snapt het. Hij is ook van de streek en zendt een kaart: ‘Aangekomen.’ Irma wil niet weten wat er daarna met de granaten gebeurt. Ze weet het wel. In april 1920 keert ze terug. Op de plaats van haar huis groeit koolzaad. Ze geeft tot haar zeventigste kantles, en begint elke nieuwe leerlinge met die halve bloem.',
      child1:
        'Irma Vermeersch maakte kant in Ieper. Kant is een fijne stof van draad, met gaatjes en bloemen. Irma gebruikte daarvoor honderdtachtig klosjes! Op 22 november 1914 stond de Lakenhalle in brand. Irma was achttien. Ze moest vluchten met haar moeder. Haar kantwerk bleef achter, met een bloem die half af was. Met de boot kwamen ze in Engeland. Een dame gaf hun een kamer en veel thee.',
      child2:
        'In Twickenham, bij Londen, was een grote fabriek van een Belg. Daar maakten ze granaten voor de oorlog. Irma ging er werken. Ze had handige vingers en vond elk foutje. Op de kisten kraste ze stiekem een klosje. Een Vlaamse spoorman zag dat en stuurde haar een kaartje. Irma dacht soms aan de mensen die door granaten stierven. Dat maakte haar verdrietig. In 1920 ging ze terug naar Ieper. Daar leerde ze kinderen kant maken. De eerste les was altijd die halve bloem.',
    },
    en: {
      part1:
        'On 22 November 1914 Irma Vermeersch, a lacemaker in Ypres, sees the Cloth Hall burn. She is eighteen. Her pillow with a hundred and eighty bobbins is still at the window, with half a flower of Valenciennes lace. ‘Leave it,’ says her mother, ‘you have your hands with you.’ By way of Poperinge and Calais they come to England, to a lady who pours tea and feels pity. After six months the pity runs out. Then Irma hears of a factory in Twickenham, on the Thames, where a Belgian makes shells. Thousands of refugees work there. There is a Flemish butcher and a Belgian café, and on the trams the stops are called out in French.',
      part2:
        'Irma inspects fuses. Hands that can guide lace thread will feel an error of a tenth of a millimetre. She earns more than her father ever did, and less than the man beside her. On every case she passes, she scratches a tiny bobbin. In 1917 a railwayman at Abele sees one of these cases and understands. He comes from the same parts, and he sends a card: ‘Arrived.’ Irma does not want to know what happens to the shells after that. She knows all the same. In April 1920 she goes home. Rape is flowering where her house stood. She teaches lace until she is seventy, and every new pupil begins with that half flower.',
      child1:
        'Irma Vermeersch made lace in Ypres. Lace is a fine cloth of thread, with little holes and flowers. Irma used a hundred and eighty bobbins to make it! On 22 November 1914 the Cloth Hall was on fire. Irma was eighteen. She had to flee with her mother. Her lace was left behind, with a flower that was only half finished. A ship took them to England. A lady there gave them a room and a lot of tea.',
      child2:
        'In Twickenham, near London, a Belgian had a big factory. It made shells for the war. Irma went to work there. She had clever fingers and found every little mistake. On the boxes she secretly scratched a bobbin. A Flemish railwayman saw it and sent her a card. Sometimes Irma thought of the people who were killed by shells, and it made her sad. In 1920 she went back to Ypres. There she taught children to make lace. The first lesson was always that half flower.',
    },
    fr: {
      part1:
        'Le 22 novembre 1914, Irma Vermeersch, dentellière à Ypres, voit brûler la halle aux draps. Elle a dix-huit ans. Son carreau aux cent quatre-vingts fuseaux est encore à la fenêtre, avec une demi-fleur de Valenciennes. « Laisse, dit sa mère, tes mains viennent avec toi. » Par Poperinge et Calais, elles arrivent en Angleterre, chez une dame qui verse du thé et s’apitoie. Au bout de six mois, la pitié s’épuise. Irma entend alors parler d’une usine de Twickenham, au bord de la Tamise, où un Belge fabrique des obus. Des milliers de réfugiés y travaillent. Il y a un boucher flamand, un café belge, et dans le tram on annonce les arrêts en français.',
      part2:
        'Irma contrôle des fusées d’obus. Des mains de dentellière sentent une erreur d’un dixième de millimètre. Elle gagne plus que son père jadis, et moins que l’homme d’à côté. Sur chaque caisse approuvée, elle grave un minuscule fuseau. En 1917, un cheminot voit l’une de ces caisses à Abele et comprend. Il est de la région, lui aussi, et envoie une carte : « Bien arrivée. » Ce que deviennent ensuite les obus, Irma ne veut pas le savoir. Elle le sait pourtant. En avril 1920, elle rentre. Du colza pousse à la place de sa maison. Elle enseignera la dentelle jusqu’à soixante-dix ans, et chaque élève commencera par cette demi-fleur.',
      child1:
        'Irma Vermeersch faisait de la dentelle à Ypres. La dentelle est un tissu de fil très fin, avec des trous et des fleurs. Il lui fallait cent quatre-vingts fuseaux ! Le 22 novembre 1914, la halle aux draps a brûlé. Irma avait dix-huit ans. Elle a dû fuir avec sa maman. Son ouvrage est resté là, avec une fleur à moitié finie. Un bateau les a menées en Angleterre. Une dame leur a donné une chambre et beaucoup de thé.',
      child2:
        'À Twickenham, près de Londres, un Belge avait une grande usine. On y fabriquait des obus pour la guerre. Irma est allée y travailler. Ses doigts habiles trouvaient la moindre erreur. Sur les caisses, elle gravait en cachette un petit fuseau. Un cheminot flamand l’a vu et lui a envoyé une carte. Parfois, Irma pensait aux gens que les obus tuaient, et cela la rendait triste. En 1920, elle est rentrée à Ypres. Elle a appris aux enfants à faire de la dentelle. La première leçon, c’était toujours cette demi-fleur.',
    },
    de: {
      part1:
        'Am 22. November 1914 sieht Irma Vermeersch, Spitzenklöpplerin in Ypern, die Tuchhalle brennen. Sie ist achtzehn. Ihr Kissen mit hundertachtzig Klöppeln steht noch am Fenster, mit einer halben Blume Valenciennes-Spitze. „Lass liegen“, sagt die Mutter, „die Hände hast du dabei.“ Über Poperinge und Calais kommen sie nach England, zu einer Dame, die Tee einschenkt und Mitleid hat. Nach einem halben Jahr ist das Mitleid aufgebraucht. Da hört Irma von einer Fabrik in Twickenham an der Themse, in der ein Belgier Granaten herstellt. Tausende Flüchtlinge arbeiten dort. Es gibt einen flämischen Metzger und ein belgisches Café, und in der Straßenbahn ruft man die Halte auf Französisch aus.',
      part2:
        'Irma prüft Zünder. Hände, die Spitzenfaden führen, spüren einen Fehler von einem Zehntelmillimeter. Sie verdient mehr als ihr Vater früher und weniger als der Mann neben ihr. In jede geprüfte Kiste ritzt sie einen winzigen Klöppel. 1917 sieht ein Eisenbahner in Abele eine solche Kiste und versteht. Er stammt aus derselben Gegend und schickt eine Karte: „Angekommen.“ Was danach mit den Granaten geschieht, will Irma nicht wissen. Sie weiß es doch. Im April 1920 kehrt sie heim. Wo ihr Haus stand, blüht Raps. Bis zu ihrem siebzigsten Jahr lehrt sie Klöppeln, und jede Schülerin beginnt mit jener halben Blume.',
      child1:
        'Irma Vermeersch machte Spitze in Ypern. Spitze ist ein feiner Stoff aus Faden, mit Löchern und Blumen. Irma brauchte dafür hundertachtzig Klöppel! Am 22. November 1914 brannte die Tuchhalle. Irma war achtzehn. Sie musste mit ihrer Mutter fliehen. Ihre Spitze blieb zurück, mit einer Blume, die nur halb fertig war. Mit dem Schiff kamen sie nach England. Eine Dame gab ihnen ein Zimmer und viel Tee.',
      child2:
        'In Twickenham bei London hatte ein Belgier eine große Fabrik. Dort machte man Granaten für den Krieg. Irma ging dort arbeiten. Sie hatte geschickte Finger und fand jeden kleinen Fehler. In die Kisten ritzte sie heimlich einen Klöppel. Ein flämischer Eisenbahner sah das und schickte ihr eine Karte. Manchmal dachte Irma an die Menschen, die durch Granaten starben. Das machte sie traurig. 1920 ging sie zurück nach Ypern. Dort lehrte sie Kinder das Klöppeln. Die erste Stunde war immer die halbe Blume.',
    },
  },
  profile: {
    portrait: { headgear: 'work_cap', face: 'clean', clothes: 'overall', backdrop: 'chimneys', looks: 'right' },
    legend: {
      nl: 'Irma Vermeersch, kantwerkster en munitiewerkster',
      en: 'Irma Vermeersch, lacemaker and munition worker',
      fr: 'Irma Vermeersch, dentellière et munitionnette',
      de: 'Irma Vermeersch, Klöpplerin und Munitionsarbeiterin',
    },
    alt: {
      nl: 'Silhouet van een jonge vrouw met werkmuts, voor fabrieksschoorstenen.',
      en: 'Silhouette of a young woman in a factory cap, in front of chimneys.',
      fr: 'Silhouette d’une jeune femme en bonnet d’ouvrière, devant des cheminées d’usine.',
      de: 'Silhouette einer jungen Frau mit Arbeitshaube vor Fabrikschornsteinen.',
    },
  },
  extras: [
    {
      scene: 'cloth_hall',
      legend: {
        nl: 'De Lakenhalle na de brand',
        en: 'The Cloth Hall after the fire',
        fr: 'La halle aux draps après l’incendie',
        de: 'Die Tuchhalle nach dem Brand',
      },
    },
    {
      scene: 'factory',
      legend: {
        nl: 'De granatenfabriek in Twickenham',
        en: 'The shell factory in Twickenham',
        fr: 'L’usine d’obus de Twickenham',
        de: 'Die Granatenfabrik in Twickenham',
      },
    },
  ],
};
