import type { DemoStory } from '../DemoStory.ts';

export const walterKittridge: DemoStory = {
  key: 'walter-kittridge',
  person: {
    surname: 'Walter',
    familyname: 'Kittridge',
    nationality: 'Canadees',
    gender: 'male',
    victim_type: 'military',
    war_casualty: false,
  },
  events: [
    { type: 'born', from: '1893-07-30', place: 'Toronto' },
    { type: 'work', from: '1911', to: '1914-08', place: 'Toronto', work_profession: 'trambestuurder' },
    {
      type: 'military',
      from: '1914-09',
      place: 'Valcartier',
      enlisted_reason: 'enlisted',
      enlisted_army: 'C.E.F.',
      enlisted_regt: '15th Battalion (48th Highlanders of Canada)',
      enlisted_rank: 'private',
    },
    {
      type: 'jailed',
      jailed_type: 'captive',
      from: '1915-04-24',
      to: '1918-12',
      place: 'Gravenstafel',
      couples: true,
    },
    { type: 'where', where_reason: 'moved', from: '1915-05', to: '1918-12', place: 'Giessen' },
    { type: 'died', from: '1967-01-08', place: 'Toronto' },
  ],
  placeEvent: 3,
  tags: ['second_battle_of_ypres_1915', 'gas', 'prisoner_of_war'],
  kiosks: [1, 4],
  pair: 'harnam-singh',
  links: ['yves-kerambrun', 'achiel-vandamme'],
  keyStory: {
    location: 8,
    date: '1915-04-24',
    organisation: 'Kring Ahornblad Gravenstafel',
    formOfAddress: 'Geachte leden van de Kring',
  },
  texts: {
    nl: {
      part1:
        'Op 24 april 1915 staat Walter Kittridge, trambestuurder uit Toronto, met een natte zakdoek voor zijn mond bij Gravenstafel. Hij is eenentwintig en draagt een kilt, zoals heel zijn bataljon. In september meldde hij zich met vier vrienden van het depot, omdat het avontuur lonkte. Ze zijn pas negen weken aan het front. Twee dagen eerder zagen ze in de verte de groene wolk en de vluchtende mannen. Nu komt een tweede wolk recht op hen af. Iemand roept dat urine op een doek helpt tegen chloor. Zijn geweer, van Canadees maaksel, blokkeert na vijf schoten. Links en rechts is er niemand meer te zien.',
      part2:
        'Tegen de middag is het bataljon omsingeld. Walter kan amper nog zien en geeft zich over. Van de vijf vrienden leven er twee. In het kamp van Giessen leert hij leven op raapsoep en op pakjes van het Rode Kruis. Hij breekt stenen in een groeve en probeert twee keer te vluchten. Een oude vrouw geeft hem brood door de draad en wordt daarvoor beboet. Pas na de wapenstilstand komt hij vrij, achttien kilo lichter. In Toronto bestuurt hij opnieuw een tram, tot zijn pensioen. Hij hoest tot zijn dood in 1967. Op 24 april drinkt hij elk jaar een glas, alleen. Over die ene vrouw praat hij meer dan over de slag.',
      child1:
        'Walter Kittridge bestuurde een tram in Toronto, in Canada. In april 1915 was hij soldaat bij Gravenstafel, dicht bij Ieper. Hij was eenentwintig. Walter en vier vrienden hadden zich samen gemeld. Ze dachten dat het een avontuur zou zijn. Alle mannen van hun groep droegen een Schotse rok, een kilt. Op 24 april kwam er een wolk gas op hen af. Walter hield een natte zakdoek voor zijn mond. Dat hielp een beetje.',
      child2:
        'De Duitsers namen Walter gevangen. Drie van zijn vier vrienden waren dood. Walter ging naar een kamp in Duitsland. Hij moest er stenen breken en had altijd honger. Soms kwam er een pakje met koekjes en sokken. Eén keer stak een oude Duitse vrouw hem brood toe door de prikkeldraad. Dat was verboden en ze kreeg straf. Pas na bijna vier jaar mocht hij naar huis. Walter werd weer trambestuurder. Hij vertelde zijn kleinkinderen altijd over die vrouw met het brood.',
    },
    en: {
      part1:
        'On 24 April 1915 Walter Kittridge, a tram driver from Toronto, stands near Gravenstafel with a wet handkerchief over his mouth. He is twenty-one and wears a kilt, like the rest of his battalion. In September he joined up with four friends from the depot, because it sounded like an adventure. They have been at the front for just nine weeks. Two days ago they saw the green cloud in the distance and the men running from it. Now a second cloud comes straight at them. Somebody shouts that urine on a cloth helps against chlorine. His Canadian rifle jams after five rounds. To the left and right there is nobody left to be seen.',
      part2:
        'By noon the battalion is surrounded. Walter can hardly see, and he surrenders. Of the five friends, two are alive. In the camp at Giessen he learns to live on turnip soup and Red Cross parcels. He breaks stones in a quarry and tries to escape twice. An old woman passes him bread through the wire and is fined for it. Only after the Armistice is he released, forty pounds lighter. Back in Toronto he drives a tram again until he retires. He coughs until the day he dies, in 1967. Every 24 April he drinks one glass, alone. He talks about that woman more often than about the battle.',
      child1:
        'Walter Kittridge drove a tram in Toronto, in Canada. In April 1915 he was a soldier at Gravenstafel, close to Ypres. He was twenty-one. Walter and four friends had joined the army together. They thought it would be an adventure. All the men in their group wore kilts. On 24 April a cloud of gas came towards them. Walter held a wet handkerchief over his mouth. It helped a little.',
      child2:
        'The Germans took Walter prisoner. Three of his four friends were dead. Walter was sent to a camp in Germany. He had to break stones there, and he was always hungry. Sometimes a parcel arrived with biscuits and socks. Once an old German woman pushed some bread through the barbed wire for him. That was forbidden, and she was punished. After almost four years he could go home. Walter drove a tram again. He always told his grandchildren about the woman with the bread.',
    },
    fr: {
      part1:
        'Le 24 avril 1915, Walter Kittridge, conducteur de tramway à Toronto, tient un mouchoir mouillé devant sa bouche près de Gravenstafel. Il a vingt et un ans et porte le kilt, comme tout son bataillon. En septembre, il s’est engagé avec quatre amis du dépôt, pour l’aventure. Ils ne sont au front que depuis neuf semaines. Deux jours plus tôt, ils ont vu au loin le nuage vert et les hommes en fuite. Cette fois, un second nuage vient droit sur eux. Quelqu’un crie que l’urine sur un chiffon protège du chlore. Son fusil canadien s’enraye au cinquième coup. À gauche comme à droite, on ne voit plus personne.',
      part2:
        'Vers midi, le bataillon est encerclé. Walter n’y voit presque plus et se rend. Des cinq amis, deux sont en vie. Au camp de Giessen, il apprend à vivre de soupe de navets et des colis de la Croix-Rouge. Il casse des pierres dans une carrière et tente deux fois de s’évader. Une vieille femme lui passe du pain à travers les barbelés ; on la met à l’amende. Il n’est libéré qu’après l’armistice, plus maigre de dix-huit kilos. À Toronto, il reprend son tramway jusqu’à la retraite. Il toussera jusqu’à sa mort, en 1967. Chaque 24 avril, il boit un verre, seul. Il parle de cette femme plus souvent que de la bataille.',
      child1:
        'Walter Kittridge conduisait un tramway à Toronto, au Canada. En avril 1915, il était soldat à Gravenstafel, tout près d’Ypres. Il avait vingt et un ans. Walter et quatre amis s’étaient engagés ensemble. Ils croyaient partir à l’aventure. Tous les hommes de leur groupe portaient une jupe écossaise, le kilt. Le 24 avril, un nuage de gaz est venu vers eux. Walter tenait un mouchoir mouillé devant sa bouche. Cela aidait un peu.',
      child2:
        'Les Allemands ont fait Walter prisonnier. Trois de ses quatre amis étaient morts. On l’a emmené dans un camp en Allemagne. Il devait y casser des pierres et il avait toujours faim. Parfois, un colis arrivait avec des biscuits et des chaussettes. Un jour, une vieille Allemande lui a glissé du pain à travers les barbelés. C’était interdit et elle a été punie. Après presque quatre ans, il a pu rentrer chez lui. Walter a de nouveau conduit un tramway. À ses petits-enfants, il parlait toujours de la dame au pain.',
    },
    de: {
      part1:
        'Am 24. April 1915 steht Walter Kittridge, Straßenbahnfahrer aus Toronto, mit einem nassen Taschentuch vor dem Mund bei Gravenstafel. Er ist einundzwanzig und trägt wie sein ganzes Bataillon einen Kilt. Im September hat er sich mit vier Freunden aus dem Depot gemeldet, weil das Abenteuer lockte. Sie sind erst neun Wochen an der Front. Vor zwei Tagen sahen sie in der Ferne die grüne Wolke und die fliehenden Männer. Nun kommt eine zweite Wolke genau auf sie zu. Jemand ruft, Urin auf einem Tuch helfe gegen Chlor. Sein kanadisches Gewehr klemmt nach fünf Schuss. Links und rechts ist niemand mehr zu sehen.',
      part2:
        'Gegen Mittag ist das Bataillon umzingelt. Walter kann kaum noch sehen und ergibt sich. Von den fünf Freunden leben zwei. Im Lager Gießen lernt er, von Rübensuppe und Rotkreuzpaketen zu leben. Er bricht Steine in einem Bruch und versucht zweimal zu fliehen. Eine alte Frau reicht ihm Brot durch den Draht und muss dafür Strafe zahlen. Erst nach dem Waffenstillstand kommt er frei, achtzehn Kilo leichter. In Toronto fährt er wieder Straßenbahn, bis zur Rente. Er hustet bis zu seinem Tod im Jahr 1967. An jedem 24. April trinkt er ein Glas, allein. Von dieser Frau spricht er öfter als von der Schlacht.',
      child1:
        'Walter Kittridge fuhr eine Straßenbahn in Toronto in Kanada. Im April 1915 war er Soldat bei Gravenstafel, nahe bei Ypern. Er war einundzwanzig. Walter und vier Freunde hatten sich zusammen gemeldet. Sie dachten, es würde ein Abenteuer. Alle Männer ihrer Gruppe trugen einen Schottenrock, den Kilt. Am 24. April kam eine Gaswolke auf sie zu. Walter hielt sich ein nasses Taschentuch vor den Mund. Das half ein wenig.',
      child2:
        'Die Deutschen nahmen Walter gefangen. Drei seiner vier Freunde waren tot. Walter kam in ein Lager in Deutschland. Er musste Steine brechen und hatte immer Hunger. Manchmal kam ein Paket mit Keksen und Socken. Einmal steckte ihm eine alte deutsche Frau Brot durch den Stacheldraht. Das war verboten, und sie wurde bestraft. Erst nach fast vier Jahren durfte er nach Hause. Walter fuhr wieder Straßenbahn. Seinen Enkeln erzählte er immer von der Frau mit dem Brot.',
    },
  },
  profile: {
    portrait: { headgear: 'glengarry', face: 'clean', clothes: 'tunic', backdrop: 'wire', looks: 'left' },
    legend: {
      nl: 'Walter Kittridge, trambestuurder en soldaat',
      en: 'Walter Kittridge, tram driver and soldier',
      fr: 'Walter Kittridge, conducteur de tramway et soldat',
      de: 'Walter Kittridge, Straßenbahnfahrer und Soldat',
    },
    alt: {
      nl: 'Silhouet van een jonge soldaat met Schotse muts, achter prikkeldraad.',
      en: 'Silhouette of a young soldier in a Highland bonnet, with barbed wire behind him.',
      fr: 'Silhouette d’un jeune soldat au bonnet écossais, devant des barbelés.',
      de: 'Silhouette eines jungen Soldaten mit Schottenmütze vor Stacheldraht.',
    },
  },
  extras: [
    {
      scene: 'camp',
      legend: {
        nl: 'Een kamp voor krijgsgevangenen',
        en: 'A camp for prisoners of war',
        fr: 'Un camp de prisonniers de guerre',
        de: 'Ein Lager für Kriegsgefangene',
      },
    },
    {
      scene: 'mill_town',
      legend: {
        nl: 'De rook van de stad, ver van het front',
        en: 'The smoke of the city, far from the front',
        fr: 'Les fumées de la ville, loin du front',
        de: 'Der Rauch der Stadt, weit weg von der Front',
      },
    },
  ],
};
