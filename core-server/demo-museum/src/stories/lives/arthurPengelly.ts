import type { DemoStory } from '../DemoStory.ts';

export const arthurPengelly: DemoStory = {
  key: 'arthur-pengelly',
  person: {
    surname: 'Arthur',
    familyname: 'Pengelly',
    nationality: 'Australisch',
    gender: 'male',
    victim_type: 'military',
    war_casualty: false,
  },
  events: [
    { type: 'born', from: '1883-02-11', place: 'Bendigo' },
    { type: 'work', from: '1897', to: '1916', place: 'Bendigo', work_profession: 'goudmijnwerker' },
    {
      type: 'military',
      from: '1916-02',
      place: 'Melbourne',
      enlisted_reason: 'enlisted',
      enlisted_army: 'A.I.F.',
      enlisted_regt: '1st Australian Tunnelling Company',
      enlisted_rank: 'sapper',
    },
    {
      type: 'where',
      where_reason: 'moved',
      from: '1916-11',
      to: '1917-06-07',
      place: 'Heuvel 60',
      couples: true,
    },
    { type: 'died', from: '1931-06-07', place: 'Bendigo', death_reason: 'stoflongen' },
  ],
  placeEvent: 3,
  tags: ['mine_battle', 'battle_of_messines_1917', 'accident'],
  kiosks: [2, 4],
  pair: 'gottlob-haefele',
  links: ['thomas-dallow'],
  keyStory: {
    location: 5,
    date: '1917-06-07',
    organisation: 'Gezelschap Onder de Heuvel',
    formOfAddress: 'Beste leden van het Gezelschap',
  },
  texts: {
    nl: {
      part1:
        'In november 1916 kruipt Arthur Pengelly, goudmijnwerker uit Bendigo in Australië, voor het eerst een gang in onder Heuvel 60. Hij is drieëndertig en werkt al sinds zijn veertiende onder de grond. Zijn compagnie moet over twee grote ladingen springstof waken die er diep in de klei liggen. De vijand graaft ook. Arthur ligt uren met zijn oor tegen de wand en een stethoscoop in de hand. Hij leert het verschil tussen een spade, een voetstap en een rat. Een kanarie in een kooitje waarschuwt voor slechte lucht. Bij het laden van een kleine mijn ontploft er iets te vroeg. Drie maats sterven, en Arthur hoort sindsdien maar met één oor.',
      part2:
        'Op 7 juni 1917, om tien over drie in de nacht, trilt de grond van Mesen tot Ieper. Negentien mijnen gaan bijna tegelijk omhoog. Arthur ziet Heuvel 60 opstaan als een deeg, en dan openbarsten. Zeven maanden lang heeft hij naar de mannen boven zijn hoofd geluisterd. Hij kende hun stappen. De anderen juichen, hij gaat zitten. ’s Morgens loopt hij langs de rand van de krater en ziet geen enkele loopgraaf meer. Hij krijgt een dag rust en een beker rum. Na de oorlog keert hij terug naar de goudmijn. Het stof van de steen doodt hem langzaam. Hij sterft op 7 juni 1931, precies veertien jaar na die nacht.',
      child1:
        'Arthur Pengelly was mijnwerker in Australië. Vanaf november 1916 werkte hij onder de grond bij Heuvel 60, vlak bij Ieper. De soldaten groeven daar lange, smalle gangen. Ze legden springstof onder de loopgraven van de Duitsers. Maar de Duitsers groeven ook! Arthur moest luisteren of hij hen hoorde. Zo stil mogelijk lag hij met zijn oor tegen de klei. In een kooitje zat een kanarie. Als het vogeltje flauwviel, was de lucht gevaarlijk.',
      child2:
        'Op 7 juni 1917, midden in de nacht, ontploften negentien mijnen bijna tegelijk. De heuvel barstte open. Het was een van de hardste knallen van de hele oorlog. Veel Duitse soldaten stierven. Arthur had maandenlang hun voetstappen gehoord. Daarom kon hij niet blij zijn, zoals de anderen. Hij ging stil zitten. Na de oorlog werkte hij weer in een mijn in Australië. De put van Heuvel 60 is er nog altijd. Nu groeit er gras op.',
    },
    en: {
      part1:
        'In November 1916 Arthur Pengelly, a gold miner from Bendigo in Australia, crawls into a gallery under Hill 60 for the first time. He is thirty-three and has worked underground since he was fourteen. His company has to guard two great charges that lie deep in the clay. The enemy is digging too. Arthur lies for hours with his ear to the wall and a stethoscope in his hand. He learns to tell a spade from a footstep, and a footstep from a rat. A canary in a cage gives warning of bad air. While a small mine is being loaded, something goes off too soon. Three mates die. From then on Arthur hears with one ear only.',
      part2:
        'On 7 June 1917, at ten past three in the morning, the ground trembles from Messines to Ypres. Nineteen mines go up almost together. Arthur sees Hill 60 rise like dough, and then burst. For seven months he has listened to the men above his head. He knew their steps. The others cheer; he sits down. In the morning he walks along the edge of the crater and cannot find a single trench. He is given a day’s rest and a mug of rum. After the war he goes back to the gold mine, where the dust of the rock kills him slowly. He dies on 7 June 1931, fourteen years to the day after that night.',
      child1:
        'Arthur Pengelly was a miner in Australia. From November 1916 he worked under the ground at Hill 60, close to Ypres. The soldiers dug long, narrow tunnels there. They put explosives under the German trenches. But the Germans were digging too! Arthur had to listen for them. He lay as still as he could, with his ear against the clay. There was a canary in a cage. If the little bird fainted, the air was dangerous.',
      child2:
        'On 7 June 1917, in the middle of the night, nineteen mines exploded almost together. The hill burst open. It was one of the loudest bangs of the whole war. Many German soldiers died. For months Arthur had heard their footsteps. So he could not be happy like the others. He sat down and said nothing. After the war he worked in a mine in Australia again. The great hole at Hill 60 is still there. Now grass grows in it.',
    },
    fr: {
      part1:
        'En novembre 1916, Arthur Pengelly, mineur d’or de Bendigo, en Australie, rampe pour la première fois dans une galerie sous la Colline 60. Il a trente-trois ans et travaille sous terre depuis l’âge de quatorze ans. Sa compagnie doit veiller sur deux énormes charges, au fond de l’argile. L’ennemi creuse aussi. Arthur passe des heures l’oreille contre la paroi, un stéthoscope à la main. Il apprend à distinguer une pelle, un pas, un rat. Un canari en cage prévient quand l’air devient mauvais. Pendant qu’on charge une petite mine, quelque chose explose trop tôt. Trois camarades meurent, et Arthur n’entend plus que d’une oreille.',
      part2:
        'Le 7 juin 1917, à trois heures dix du matin, le sol tremble de Messines jusqu’à Ypres. Dix-neuf mines sautent presque en même temps. Arthur voit la Colline 60 gonfler comme une pâte, puis éclater. Pendant sept mois, il a écouté les hommes au-dessus de sa tête. Il connaissait leurs pas. Les autres poussent des cris de joie ; lui s’assied. Au matin, il longe le cratère et ne retrouve plus une seule tranchée. On lui donne un jour de repos et un quart de rhum. Après la guerre, il retourne à la mine d’or, où la poussière de roche le tue lentement. Il meurt le 7 juin 1931, quatorze ans jour pour jour après cette nuit.',
      child1:
        'Arthur Pengelly était mineur en Australie. Dès novembre 1916, il a travaillé sous terre à la Colline 60, tout près d’Ypres. Les soldats y creusaient de longues galeries étroites. Ils plaçaient des explosifs sous les tranchées allemandes. Mais les Allemands creusaient aussi ! Arthur devait écouter. Il restait couché sans bouger, l’oreille contre l’argile. Il y avait un canari dans une cage. Quand le petit oiseau s’évanouissait, l’air était dangereux.',
      child2:
        'Le 7 juin 1917, en pleine nuit, dix-neuf mines ont explosé presque en même temps. La colline s’est ouverte. C’était l’un des plus grands bruits de toute la guerre. Beaucoup de soldats allemands sont morts. Pendant des mois, Arthur avait entendu leurs pas. Alors il ne pouvait pas se réjouir comme les autres. Il s’est assis sans rien dire. Après la guerre, il est retourné dans une mine en Australie. Le grand trou de la Colline 60 existe toujours. L’herbe y pousse maintenant.',
    },
    de: {
      part1:
        'Im November 1916 kriecht Arthur Pengelly, Goldgräber aus Bendigo in Australien, zum ersten Mal in einen Stollen unter der Höhe 60. Er ist dreiunddreißig und arbeitet seit seinem vierzehnten Jahr unter Tage. Seine Kompanie bewacht zwei große Ladungen, die tief im Ton liegen. Der Feind gräbt auch. Arthur liegt stundenlang mit dem Ohr an der Wand, ein Hörrohr in der Hand. Er lernt, einen Spaten, einen Schritt und eine Ratte zu unterscheiden. Ein Kanarienvogel im Käfig warnt vor schlechter Luft. Beim Laden einer kleinen Mine geht etwas zu früh los. Drei Kameraden sterben, und Arthur hört seitdem nur noch auf einem Ohr.',
      part2:
        'Am 7. Juni 1917, um zehn nach drei in der Nacht, bebt die Erde von Mesen bis Ypern. Neunzehn Minen gehen fast zugleich hoch. Arthur sieht die Höhe 60 aufgehen wie einen Teig und dann bersten. Sieben Monate lang hat er den Männern über seinem Kopf zugehört. Er kannte ihre Schritte. Die anderen jubeln, er setzt sich hin. Am Morgen geht er den Rand des Kraters entlang und findet keinen einzigen Graben mehr. Man gibt ihm einen Tag Ruhe und einen Becher Rum. Nach dem Krieg kehrt er in die Goldmine zurück, wo ihn der Steinstaub langsam tötet. Er stirbt am 7. Juni 1931, auf den Tag vierzehn Jahre nach jener Nacht.',
      child1:
        'Arthur Pengelly war Bergmann in Australien. Ab November 1916 arbeitete er unter der Erde an der Höhe 60, nahe bei Ypern. Die Soldaten gruben dort lange, enge Gänge. Sie legten Sprengstoff unter die deutschen Gräben. Aber die Deutschen gruben auch! Arthur musste horchen, ob er sie hörte. Ganz still lag er mit dem Ohr am Lehm. In einem Käfig saß ein Kanarienvogel. Wenn der Vogel ohnmächtig wurde, war die Luft gefährlich.',
      child2:
        'Am 7. Juni 1917, mitten in der Nacht, explodierten neunzehn Minen fast zugleich. Der Hügel platzte auf. Es war einer der lautesten Schläge des ganzen Krieges. Viele deutsche Soldaten starben. Monatelang hatte Arthur ihre Schritte gehört. Darum konnte er sich nicht freuen wie die anderen. Er setzte sich still hin. Nach dem Krieg arbeitete er wieder in einer Mine in Australien. Das große Loch an der Höhe 60 gibt es noch. Heute wächst Gras darin.',
    },
  },
  profile: {
    portrait: { headgear: 'slouch_hat', face: 'moustache', clothes: 'tunic', backdrop: 'hills', looks: 'right' },
    legend: {
      nl: 'Arthur Pengelly, mijnwerker onder Heuvel 60',
      en: 'Arthur Pengelly, miner under Hill 60',
      fr: 'Arthur Pengelly, mineur sous la Colline 60',
      de: 'Arthur Pengelly, Bergmann unter der Höhe 60',
    },
    alt: {
      nl: 'Silhouet van een Australische soldaat met snor en opgeslagen hoed.',
      en: 'Silhouette of an Australian soldier with a moustache and a slouch hat.',
      fr: 'Silhouette d’un soldat australien, moustache et chapeau au bord relevé.',
      de: 'Silhouette eines australischen Soldaten mit Schnurrbart und aufgeschlagenem Hut.',
    },
  },
  extras: [
    {
      scene: 'tunnel',
      legend: {
        nl: 'Luisteren in de klei',
        en: 'Listening in the clay',
        fr: 'À l’écoute dans l’argile',
        de: 'Horchen im Ton',
      },
    },
    {
      scene: 'mine_blast',
      legend: {
        nl: 'Tien over drie, 7 juni 1917',
        en: 'Ten past three, 7 June 1917',
        fr: 'Trois heures dix, le 7 juin 1917',
        de: 'Zehn nach drei, 7. Juni 1917',
      },
    },
  ],
};
