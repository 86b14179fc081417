import type { DemoStory } from '../DemoStory.ts';

export const wangDeshun: DemoStory = {
  key: 'wang-deshun',
  person: {
    surname: 'Deshun',
    familyname: 'Wang',
    nationality: 'Chinees',
    gender: 'male',
    victim_type: 'civilian',
    war_casualty: false,
  },
  events: [
    { type: 'born', from: '1895', place: 'Weifang' },
    {
      type: 'military',
      from: '1917-04',
      place: 'Weihai',
      enlisted_reason: 'enlisted',
      enlisted_army: 'B.E.F.',
      enlisted_regt: 'Chinese Labour Corps',
      enlisted_rank: 'arbeider',
    },
    { type: 'where', where_reason: 'moved', from: '1917-06', to: '1917-09', place: 'Noyelles-sur-Mer' },
    { type: 'where', where_reason: 'moved', from: '1917-09', to: '1918-12', place: 'Reningelst' },
    {
      type: 'work',
      from: '1919-01',
      to: '1919-11',
      place: 'Zillebeke',
      work_profession: 'opruimen van het slagveld',
      couples: true,
    },
    { type: 'died', from: '1972', place: 'Weifang' },
  ],
  placeEvent: 4,
  tags: ['reconstruction', 'accident', 'economy', 'art'],
  kiosks: [3, 4],
  pair: 'maria-lemahieu',
  keyStory: {
    location: 7,
    date: '1919-05-04',
    organisation: 'Stichting Verre Vrienden',
    formOfAddress: 'Geachte bestuursleden',
  },
  texts: {
    nl: {
      part1:
        'In september 1917 laadt Wang Deshun, boerenzoon uit Shandong, granaten van een trein bij Reningelst. Hij is tweeëntwintig en draagt een koperen armband met een nummer. In China beloofde een affiche een goed loon en werk ver van de kogels. Hij voer over de Grote Oceaan, stak Canada over in een gesloten trein en zag in Frankrijk voor het eerst een vliegtuig. Hij mag het kamp alleen verlaten met een briefje. Zijn ploeg legt rails, zaagt hout en graaft grachten, tien uur per dag. In november valt er ’s nachts een bom op een kamp bij Busseboom en sterven dertien Chinezen. ‘Ver van de kogels’, zegt Wang sindsdien als iemand vraagt hoe het gaat.',
      part2:
        'De vrede brengt het gevaarlijkste werk. In 1919 ruimt zijn ploeg het slagveld bij Zillebeke: draad, granaten, en de doden. Op 4 mei raakt een schop een blindganger. Twee mannen zijn op slag dood, Wang verliest twee vingers. Dorpelingen die terugkeren, zijn bang van de ‘Tsjings’. Men geeft hun de schuld van alles wat verdwijnt. Eén vrouw, die in een barak bier verkoopt, laat hem aan tafel zitten. Voor haar hamert hij met acht vingers een vaas uit een koperen huls: een kraanvogel tussen bamboe. In november vertrekt hij. Met zijn spaargeld koopt hij bij Weifang een akker en een os. Hij noemt zijn dochter Yi, naar de klank van Ieper.',
      child1:
        'Wang Deshun was de zoon van een boer in China. In 1917 kwam hij naar Reningelst, bij Poperinge. Hij was geen soldaat maar arbeider. Het Britse leger had veel mannen nodig om te werken. Wang reisde drie maanden, met de boot en met de trein. Hij legde rails, zaagde bomen en droeg zware kisten. Om zijn pols zat een armband met een nummer. Het werk was zwaar, maar hij kon geld sparen voor thuis.',
      child2:
        'In 1919 was de oorlog voorbij. Toch lag er nog overal gevaar in de grond. Wang moest granaten en prikkeldraad opruimen bij Zillebeke. Op een dag ontplofte er een granaat. Twee van zijn vrienden stierven en Wang verloor twee vingers. Veel mensen waren bang van de Chinezen, omdat ze hen niet kenden. Maria, een vrouw uit het dorp, was niet bang. Zij gaf hem soep. Wang maakte voor haar een mooie vaas met een vogel erop. Daarna ging hij terug naar China en kocht er een akker.',
    },
    en: {
      part1:
        'In September 1917 Wang Deshun, a farmer’s son from Shandong, unloads shells from a train near Reningelst. He is twenty-two and wears a brass bracelet with a number. In China a poster promised good wages and work far away from the bullets. He sailed across the Pacific, crossed Canada in a sealed train, and in France he saw an aeroplane for the first time. He may leave the camp only with a pass. His gang lays rails, saws timber and digs ditches, ten hours a day. One night in November a bomb falls on a camp at Busseboom and kills thirteen Chinese. ‘Far away from the bullets,’ Wang says from then on, when anyone asks how he is.',
      part2:
        'Peace brings the most dangerous work. In 1919 his gang clears the battlefield near Zillebeke: wire, shells, and the dead. On 4 May a shovel strikes a dud. Two men are killed at once, and Wang loses two fingers. Villagers who come back are afraid of the Chinese and blame them for everything that goes missing. One woman, who sells beer in a hut, lets him sit at her table. For her he hammers a vase out of a brass shell case with his eight fingers: a crane among bamboo. In November he leaves. With his savings he buys a field and an ox near Weifang. He calls his daughter Yi, for the first sound in the name of Ypres.',
      child1:
        'Wang Deshun was a farmer’s son from China. In 1917 he came to Reningelst, near Poperinge. He was not a soldier but a labourer. The British army needed many men to work. Wang had travelled for three months, by ship and by train. He laid rails, sawed trees and carried heavy boxes. He wore a bracelet with a number on it. The work was hard, but he could save money for his family.',
      child2:
        'In 1919 the war was over. But the ground was still full of danger. Wang had to clear away shells and barbed wire at Zillebeke. One day a shell exploded. Two of his friends died, and Wang lost two fingers. Many people were afraid of the Chinese, because they did not know them. Maria, a woman from the village, was not afraid. She gave him soup. Wang made her a beautiful vase with a bird on it. Then he went back to China and bought a field there.',
    },
    fr: {
      part1:
        'En septembre 1917, Wang Deshun, fils de paysans du Shandong, décharge des obus d’un train près de Reningelst. Il a vingt-deux ans et porte au poignet un bracelet de cuivre avec un numéro. En Chine, une affiche promettait un bon salaire et un travail loin des balles. Il a passé le Pacifique, traversé le Canada dans un train fermé et vu en France son premier avion. Il ne peut quitter le camp qu’avec un billet. Son équipe pose des rails, scie du bois et creuse des fossés, dix heures par jour. Une nuit de novembre, une bombe tombe sur un camp à Busseboom et tue treize Chinois. « Loin des balles », répond Wang depuis lors, quand on lui demande si tout va bien.',
      part2:
        'La paix apporte le travail le plus dangereux. En 1919, son équipe déblaie le champ de bataille près de Zillebeke : les barbelés, les obus et les morts. Le 4 mai, une pelle heurte un obus non éclaté. Deux hommes sont tués sur le coup ; Wang perd deux doigts. Les villageois qui reviennent ont peur des « Tchings ». On leur reproche tout ce qui disparaît. Une femme, qui vend de la bière dans une baraque, le laisse s’asseoir à sa table. Pour elle, de ses huit doigts, il martèle un vase dans une douille : une grue parmi les bambous. En novembre, il repart. Avec ses économies, il achète un champ et un bœuf près de Weifang. Sa fille s’appellera Yi, comme le début du nom d’Ypres.',
      child1:
        'Wang Deshun était le fils d’un paysan de Chine. En 1917, il est arrivé à Reningelst, près de Poperinge. Il n’était pas soldat, mais ouvrier. L’armée britannique avait besoin de beaucoup d’hommes pour travailler. Wang avait voyagé trois mois, en bateau et en train. Il posait des rails, sciait des arbres et portait de lourdes caisses. Il avait au poignet un bracelet avec un numéro. Le travail était dur, mais il pouvait mettre de l’argent de côté.',
      child2:
        'En 1919, la guerre était finie. Pourtant, la terre restait pleine de dangers. À Zillebeke, Wang devait ramasser des obus et des barbelés. Un jour, un obus a explosé. Deux de ses amis sont morts et Wang a perdu deux doigts. Beaucoup de gens avaient peur des Chinois, car ils ne les connaissaient pas. Maria, une femme du village, n’avait pas peur. Elle lui a donné de la soupe. Wang lui a fabriqué un beau vase orné d’un oiseau. Puis il est rentré en Chine et y a acheté un champ.',
    },
    de: {
      part1:
        'Im September 1917 lädt Wang Deshun, Bauernsohn aus Shandong, bei Reningelst Granaten aus einem Zug. Er ist zweiundzwanzig und trägt ein Armband aus Messing mit einer Nummer. In China versprach ein Plakat guten Lohn und Arbeit fern von den Kugeln. Er fuhr über den Pazifik, durchquerte Kanada in einem verschlossenen Zug und sah in Frankreich sein erstes Flugzeug. Das Lager darf er nur mit einem Schein verlassen. Seine Gruppe legt Schienen, sägt Holz und gräbt Gräben, zehn Stunden am Tag. Im November fällt nachts eine Bombe auf ein Lager bei Busseboom und tötet dreizehn Chinesen. „Fern von den Kugeln“, sagt Wang seitdem, wenn jemand fragt, wie es geht.',
      part2:
        'Der Frieden bringt die gefährlichste Arbeit. 1919 räumt seine Gruppe das Schlachtfeld bei Zillebeke: Draht, Granaten und die Toten. Am 4. Mai trifft eine Schaufel einen Blindgänger. Zwei Männer sind sofort tot, Wang verliert zwei Finger. Die heimkehrenden Dorfleute fürchten die Chinesen und geben ihnen die Schuld an allem, was verschwindet. Nur eine Frau, die in einer Baracke Bier verkauft, lässt ihn am Tisch sitzen. Für sie hämmert er mit acht Fingern eine Vase aus einer Kartusche: ein Kranich im Bambus. Im November fährt er heim. Vom Ersparten kauft er bei Weifang einen Acker und einen Ochsen. Seine Tochter nennt er Yi, nach dem Klang von Ypern.',
      child1:
        'Wang Deshun war der Sohn eines Bauern in China. 1917 kam er nach Reningelst bei Poperinge. Er war kein Soldat, sondern Arbeiter. Die britische Armee brauchte viele Männer zum Arbeiten. Wang reiste drei Monate lang, mit dem Schiff und mit dem Zug. Er legte Schienen, sägte Bäume und trug schwere Kisten. Am Handgelenk trug er ein Armband mit einer Nummer. Die Arbeit war hart, aber er konnte Geld für zu Hause sparen.',
      child2:
        '1919 war der Krieg vorbei. Aber im Boden lauerte noch überall Gefahr. Wang musste bei Zillebeke Granaten und Stacheldraht wegräumen. Eines Tages explodierte eine Granate. Zwei seiner Freunde starben, und Wang verlor zwei Finger. Viele Leute hatten Angst vor den Chinesen, weil sie sie nicht kannten. Maria, eine Frau aus dem Dorf, hatte keine Angst. Sie gab ihm Suppe. Wang machte ihr eine schöne Vase mit einem Vogel darauf. Dann fuhr er zurück nach China und kaufte dort einen Acker.',
    },
  },
  profile: {
    portrait: { headgear: 'fur_cap', face: 'clean', clothes: 'padded_jacket', backdrop: 'stumps', looks: 'right' },
    legend: {
      nl: 'Wang Deshun, arbeider uit Shandong',
      en: 'Wang Deshun, labourer from Shandong',
      fr: 'Wang Deshun, ouvrier du Shandong',
      de: 'Wang Deshun, Arbeiter aus Shandong',
    },
    alt: {
      nl: 'Silhouet van een Chinese arbeider met bontmuts en gewatteerde jas, tussen boomstronken.',
      en: 'Silhouette of a Chinese labourer in a fur cap and a padded jacket, among tree stumps.',
      fr: 'Silhouette d’un ouvrier chinois, bonnet de fourrure et veste matelassée, parmi des souches.',
      de: 'Silhouette eines chinesischen Arbeiters mit Pelzmütze und Steppjacke zwischen Baumstümpfen.',
    },
  },
  extras: [
    {
      scene: 'diggers',
      legend: {
        nl: 'Opruimen bij Zillebeke, 1919',
        en: 'Clearing the ground at Zillebeke, 1919',
        fr: 'Le déblaiement à Zillebeke, 1919',
        de: 'Aufräumen bei Zillebeke, 1919',
      },
    },
    {
      scene: 'ship',
      legend: {
        nl: 'De lange reis over zee',
        en: 'The long voyage',
        fr: 'La longue traversée',
        de: 'Die lange Reise über das Meer',
      },
    },
  ],
};
