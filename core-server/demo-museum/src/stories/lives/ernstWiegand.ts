import type { DemoStory } from '../DemoStory.ts';

export const ernstWiegand: DemoStory = {
  key: 'ernst-wiegand',
  person: {
    surname: 'Ernst',
    familyname: 'Wiegand',
    nationality: 'Duits',
    gender: 'male',
    victim_type: 'military',
    war_casualty: false,
  },
  events: [
    { type: 'born', from: '1892-11-03', place: 'Leipzig' },
    { type: 'school', from: '1911', to: '1914', place: 'Leipzig', school_direction: 'scheikunde' },
    {
      type: 'military',
      from: '1915-02',
      place: 'Keulen',
      enlisted_reason: 'posted to',
      enlisted_army: 'D.K.H.',
      enlisted_regt: 'Pionier-Regiment Nr. 35',
      enlisted_rank: 'Gefreiter',
    },
    { type: 'where', where_reason: 'moved', from: '1915-03', to: '1915-05', place: 'Steenstrate', couples: true },
    { type: 'injured', from: '1917-09', place: 'Geluveld', injured_wound: 'longen', injured_cause: 'gas' },
    { type: 'work', from: '1921', to: '1956', place: 'Leipzig', work_profession: 'leraar scheikunde' },
    { type: 'died', from: '1958-02-17', place: 'Leipzig', death_reason: 'longziekte' },
  ],
  placeEvent: 3,
  tags: ['gas', 'science', 'second_battle_of_ypres_1915'],
  kiosks: [1, 4],
  pair: 'yves-kerambrun',
  links: ['irma-vermeersch'],
  texts: {
    nl: {
      part1:
        'In maart 1915 graaft Ernst Wiegand, student scheikunde uit Leipzig, ’s nachts stalen flessen in bij Steenstrate. Hij is tweeëntwintig en dient in een nieuw regiment pioniers. Men heeft er mannen voor gezocht die iets van scheikunde weten. Een bekende professor heeft hun uitgelegd dat dit wapen de oorlog zal verkorten. Ernst gelooft het graag. Duizenden flessen met chloor staan klaar, maar de wind zit wekenlang fout. Elke dag meet Ernst de richting met een lap stof op een stok. ’s Avonds hoort hij aan de overkant mannen zingen in een taal die geen Frans is. Later leest hij dat het Bretoenen waren.',
      part2:
        'Op 22 april draait de wind. Om vijf uur ’s middags draait ook Ernst de kranen open die bij hem horen. Het sist, meer niet. De wolk rolt weg en het wordt stil aan de overkant. Als hij later over het veld loopt, ziet hij mannen die even oud zijn als zijn vader. Hij schrijft thuis dat alles goed gaat. Twee jaar later ademt hij bij Geluveld zelf gas in. Zijn longen worden nooit meer gezond. Na de oorlog geeft hij scheikunde op een school in Leipzig. Chloor laat hij zien in een klein flesje, achter glas. Daarna vertelt hij altijd over de wind van Steenstrate. ‘Een stof kan niet kiezen,’ zegt hij dan. ‘Jullie wel.’ Hij sterft in 1958.',
      child1:
        'Ernst Wiegand studeerde scheikunde in Leipzig, in Duitsland. In maart 1915 was hij soldaat bij Steenstrate, ten noorden van Ieper. Hij moest ’s nachts zware stalen flessen ingraven. Daar zat chloor in, een giftig gas. De officieren zeiden dat de oorlog zo sneller voorbij zou zijn. Ernst wilde dat graag geloven. Elke dag keek hij hoe de wind stond. Aan de overkant hoorde hij ’s avonds mannen zingen.',
      child2:
        'Op 22 april draaide de wind. Ernst en de anderen draaiden de kranen open. De wolk dreef naar de Fransen en doodde veel mensen. Later zag Ernst de dode mannen liggen. Sommige waren zo oud als zijn vader. Dat vergat hij nooit. Twee jaar later kreeg hij zelf gas in zijn longen en bleef hij ziek. Na de oorlog werd hij leraar. Hij vertelde zijn leerlingen wat hij gedaan had. ‘Een stof kan niet kiezen,’ zei hij. ‘Jullie kunnen dat wel.’',
    },
    en: {
      part1:
        'In March 1915 Ernst Wiegand, a chemistry student from Leipzig, spends his nights burying steel cylinders near Steenstrate. He is twenty-two and serves in a new regiment of pioneers. The army has looked for men who know some chemistry. A famous professor has told them that this weapon will shorten the war. Ernst would like to believe it. Thousands of cylinders of chlorine stand ready, but for weeks the wind is wrong. Every day Ernst measures it with a rag on a stick. In the evenings he hears men singing across the field, in a language that is not French. Later he reads that they were Bretons.',
      part2:
        'On 22 April the wind turns. At five in the afternoon Ernst opens the taps that have been given to him. There is a hiss, nothing more. The cloud rolls away, and the other side falls silent. When he crosses the field afterwards, he sees men as old as his father. In his letter home he says that all is well. Two years later, near Geluveld, he breathes in gas himself. His lungs never recover. After the war he teaches chemistry at a school in Leipzig. He shows his pupils chlorine in a small bottle, behind glass. Then he always tells them about the wind at Steenstrate. ‘A substance cannot choose,’ he says. ‘You can.’ He dies in 1958.',
      child1:
        'Ernst Wiegand studied chemistry in Leipzig, in Germany. In March 1915 he was a soldier at Steenstrate, north of Ypres. At night he had to bury heavy steel bottles in the ground. They were full of chlorine, a poisonous gas. The officers said it would end the war sooner. Ernst wanted to believe that. Every day he checked which way the wind was blowing. In the evening he heard men singing on the other side.',
      child2:
        'On 22 April the wind turned. Ernst and the others opened the taps. The cloud drifted to the French side and killed many people. Afterwards Ernst saw the dead men. Some were as old as his father, and he never forgot it. Two years later he breathed in gas himself, and he stayed ill. After the war he became a teacher. He told his pupils what he had done. ‘A substance cannot choose,’ he said. ‘But you can.’',
    },
    fr: {
      part1:
        'En mars 1915, Ernst Wiegand, étudiant en chimie à Leipzig, enterre chaque nuit des bouteilles d’acier près de Steenstrate. Il a vingt-deux ans et sert dans un nouveau régiment de pionniers. On y a cherché des hommes qui connaissent un peu la chimie. Un professeur célèbre leur a expliqué que cette arme abrégera la guerre. Ernst ne demande qu’à le croire. Des milliers de bouteilles de chlore sont prêtes, mais le vent reste contraire pendant des semaines. Chaque jour, Ernst le mesure avec un chiffon au bout d’un bâton. Le soir, il entend des hommes chanter en face, dans une langue qui n’est pas le français. Il lira plus tard que c’étaient des Bretons.',
      part2:
        'Le 22 avril, le vent tourne. À cinq heures de l’après-midi, Ernst ouvre les robinets dont il a la charge. Un sifflement, rien de plus. Le nuage s’éloigne et, en face, le silence se fait. En traversant le champ, il découvre des hommes de l’âge de son père. Chez lui, il écrit que tout va bien. Deux ans plus tard, près de Geluveld, il respire lui-même du gaz. Ses poumons n’en guériront jamais. Après la guerre, il enseigne la chimie dans une école de Leipzig. Il montre le chlore dans un petit flacon, derrière une vitre. Puis il raconte toujours le vent de Steenstrate. « Une substance ne peut pas choisir, dit-il. Vous, si. » Il meurt en 1958.',
      child1:
        'Ernst Wiegand étudiait la chimie à Leipzig, en Allemagne. En mars 1915, il était soldat à Steenstrate, au nord d’Ypres. La nuit, il devait enterrer de lourdes bouteilles d’acier. Elles contenaient du chlore, un gaz empoisonné. Les officiers disaient que la guerre finirait plus vite ainsi. Ernst voulait bien le croire. Chaque jour, il regardait d’où venait le vent. Le soir, il entendait des hommes chanter en face.',
      child2:
        'Le 22 avril, le vent a tourné. Ernst et les autres ont ouvert les robinets. Le nuage est allé vers les Français et a tué beaucoup de gens. Ensuite, Ernst a vu les morts. Certains avaient l’âge de son père. Il ne l’a jamais oublié. Deux ans plus tard, il a respiré du gaz à son tour et il est resté malade. Après la guerre, il est devenu professeur. Il a raconté à ses élèves ce qu’il avait fait. « Une substance ne peut pas choisir, disait-il. Vous, vous pouvez. »',
    },
    de: {
      part1:
        'Im März 1915 gräbt Ernst Wiegand, Chemiestudent aus Leipzig, Nacht für Nacht Stahlflaschen bei Steenstrate ein. Er ist zweiundzwanzig und dient in einem neuen Pionierregiment. Man hat dafür Männer gesucht, die etwas von Chemie verstehen. Ein berühmter Professor hat ihnen erklärt, diese Waffe werde den Krieg verkürzen. Ernst glaubt es gern. Tausende Flaschen mit Chlor stehen bereit, doch wochenlang weht der Wind falsch. Jeden Tag prüft Ernst ihn mit einem Stofffetzen an einem Stock. Abends hört er drüben Männer singen, in einer Sprache, die kein Französisch ist. Später liest er, dass es Bretonen waren.',
      part2:
        'Am 22. April dreht der Wind. Am späten Nachmittag öffnet Ernst die Hähne, die ihm zugeteilt sind. Es zischt, mehr nicht. Die Wolke rollt davon, und drüben wird es still. Als er später über das Feld geht, sieht er Männer im Alter seines Vaters. Nach Hause schreibt er, es gehe ihm gut. Zwei Jahre danach atmet er bei Geluveld selbst Gas ein. Seine Lunge wird nie wieder gesund. Nach dem Krieg unterrichtet er Chemie an einer Leipziger Schule. Chlor zeigt er in einem Fläschchen hinter Glas. Danach erzählt er jedes Mal vom Wind bei Steenstrate. „Ein Stoff kann nicht wählen“, sagt er. „Ihr schon.“ Er stirbt 1958.',
      child1:
        'Ernst Wiegand studierte Chemie in Leipzig. Im März 1915 war er Soldat bei Steenstrate, nördlich von Ypern. Nachts musste er schwere Stahlflaschen in die Erde graben. Darin war Chlor, ein giftiges Gas. Die Offiziere sagten, so gehe der Krieg schneller zu Ende. Ernst wollte das gern glauben. Jeden Tag prüfte er, woher der Wind kam. Abends hörte er drüben Männer singen.',
      child2:
        'Am 22. April drehte der Wind. Ernst und die anderen öffneten die Hähne. Die Wolke trieb zu den Franzosen und tötete viele Menschen. Danach sah Ernst die toten Männer. Manche waren so alt wie sein Vater. Das vergaß er nie. Zwei Jahre später atmete er selbst Gas ein und blieb krank. Nach dem Krieg wurde er Lehrer. Er erzählte seinen Schülern, was er getan hatte. „Ein Stoff kann nicht wählen“, sagte er. „Ihr könnt es.“',
    },
  },
  profile: {
    portrait: { headgear: 'field_cap', face: 'spectacles', clothes: 'tunic', backdrop: 'plain', looks: 'left' },
    legend: {
      nl: 'Ernst Wiegand, student en pionier',
      en: 'Ernst Wiegand, student and pioneer',
      fr: 'Ernst Wiegand, étudiant et pionnier',
      de: 'Ernst Wiegand, Student und Pionier',
    },
    alt: {
      nl: 'Silhouet van een jonge Duitse soldaat met veldmuts en bril, voor een vlakke horizon.',
      en: 'Silhouette of a young German soldier with a field cap and spectacles, against a flat horizon.',
      fr: 'Silhouette d’un jeune soldat allemand, calot rond et lunettes, devant un horizon plat.',
      de: 'Silhouette eines jungen deutschen Soldaten mit Feldmütze und Brille vor flachem Horizont.',
    },
  },
  extras: [
    {
      scene: 'gas_cloud',
      legend: {
        nl: 'De wind van Steenstrate',
        en: 'The wind at Steenstrate',
        fr: 'Le vent de Steenstrate',
        de: 'Der Wind von Steenstrate',
      },
    },
  ],
};
