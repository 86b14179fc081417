import type { DemoStory } from '../DemoStory.ts';

export const michaelTierney: DemoStory = {
  key: 'michael-tierney',
  person: {
    surname: 'Michael',
    familyname: 'Tierney',
    nationality: 'Iers',
    gender: 'male',
    victim_type: 'military',
    war_casualty: true,
    irish_memorial_records: true,
  },
  events: [
    { type: 'born', from: '1895-10-08', place: 'Tullamore' },
    { type: 'work', from: '1909', to: '1914', place: 'Tullamore', work_profession: 'turfsteker' },
    {
      type: 'military',
      from: '1914-11',
      place: 'Tullamore',
      enlisted_reason: 'enlisted',
      enlisted_army: 'B.E.F.',
      enlisted_regt: 'Leinster Regiment',
      enlisted_unit: 'Battalion',
      enlisted_nr: '7',
      enlisted_rank: 'lance corporal',
    },
    { type: 'where', where_reason: 'moved', from: '1916-09', to: '1917-06', place: 'Loker', couples: true },
    { type: 'died', from: '1917-06-07', place: 'Wijtschate', death_reason: 'gesneuveld', couples: true },
  ],
  placeEvent: 4,
  tags: ['battle_of_messines_1917', 'mine_battle', 'politics', 'religion'],
  usesDiedDate: true,
  kiosks: [2, 3],
  pair: 'remi-dewaele',
  links: ['gottlob-haefele'],
  texts: {
    nl: {
      part1:
        'In de winter van 1916 op 1917 hoort Michael Tierney, turfsteker uit Tullamore in Ierland, elke zondag de mis in Loker. Hij is eenentwintig en korporaal in een bataljon van de Leinsters. In 1914 zei een Iers parlementslid dat wie voor België vocht, ook vocht voor een vrij Ierland. Michael geloofde dat. Sinds de opstand in Dublin, met Pasen 1916, weet hij het niet meer. Zijn broer Pat zit bij de opstandelingen en schrijft niet. In Loker praat niemand daarover. Het Latijn klinkt er als thuis, en de pastoor geeft hem een kom melk. Vlak naast hen liggen protestanten uit Ulster. Ze lenen elkaar lucifers, en soms een voetbal.',
      part2:
        'Op 7 juni 1917 vallen de twee Ierse divisies samen aan bij Wijtschate. Het is de eerste keer dat mannen uit het zuiden en uit Ulster zij aan zij vechten. Na de mijnen gaat het snel; om acht uur is het dorp genomen. Michael deelt zijn water met een man uit Belfast als een granaat hen beiden treft. In Tullamore hangt zijn moeder de foto boven de haard. In 1922 is Ierland vrij, en wie Brits uniform droeg, zwijgt daar beter over. Pat zegt haar de foto weg te nemen. Ze legt hem in de lade bij het linnen. Pas in 1987 haalt een nicht hem eruit. Zij reist naar Loker en vraagt er de weg naar de kerk.',
      child1:
        'Michael Tierney kwam uit Tullamore, in Ierland. In de winter van 1916 was hij soldaat bij Loker, ten zuiden van Ieper. Hij was eenentwintig. Elke zondag ging Michael naar de kerk van Loker. Daarna gaf de pastoor hem een kom warme melk. Ierland hoorde toen bij Groot-Brittannië. Sommige Ieren vochten in het Britse leger, zoals Michael. Anderen vochten tegen de Britten, zoals zijn broer Pat. Dat vond hun moeder heel erg.',
      child2:
        'Op 7 juni 1917 was er een grote slag bij Wijtschate. Ierse katholieken en Ierse protestanten vochten er naast elkaar. Thuis maakten die twee groepen vaak ruzie. Hier leenden ze elkaar lucifers en een voetbal. Michael gaf net wat water aan een man uit Belfast toen ze getroffen werden. Ze stierven allebei. Later wilden veel Ieren niets meer horen over mannen in Brits uniform. Zijn foto verdween in een lade. Na zeventig jaar haalde een nicht hem er weer uit.',
    },
    en: {
      part1:
        'In the winter of 1916 Michael Tierney, a turf cutter from Tullamore in Ireland, hears Mass every Sunday in the village of Loker. He is twenty-one and a lance corporal in a battalion of the Leinsters. In 1914 an Irish member of parliament told him that to fight for Belgium was to fight for a free Ireland. Michael believed it. Since the Easter Rising in Dublin he is not so sure. His brother Pat is with the rebels and does not write. In Loker nobody speaks of it. The Latin sounds as it does at home, and the priest gives him a bowl of milk. Right beside them are Protestants from Ulster. They lend each other matches, and now and then a football.',
      part2:
        'On 7 June 1917 the two Irish divisions attack together at Wijtschate. It is the first time that men from the south and men from Ulster have fought side by side. After the mines it goes quickly; by eight o’clock the village is taken. Michael is sharing his water with a man from Belfast when a shell hits them both. In Tullamore his mother hangs his photograph above the hearth. By 1922 most of Ireland is free, and those who wore British uniform do well to keep quiet. Pat tells her to take the photograph down. She lays it in the drawer with the linen. It stays there until 1987, when a niece takes it out. She travels to Loker and asks the way to the church.',
      child1:
        'Michael Tierney came from Tullamore, in Ireland. In the winter of 1916 he was a soldier at Loker, south of Ypres. He was twenty-one. Every Sunday Michael went to church in Loker. Afterwards the priest gave him a bowl of warm milk. Ireland belonged to Britain then. Some Irishmen fought in the British army, like Michael. Others fought against the British, like his brother Pat. Their mother was very sad about that.',
      child2:
        'On 7 June 1917 there was a great battle at Wijtschate. Irish Catholics and Irish Protestants fought there next to each other. At home these two groups often quarrelled. Here they shared matches and a football. Michael was just giving some water to a man from Belfast when a shell hit them. Both of them died. Later many Irish people did not want to hear about men in British uniform. His photograph was put away in a drawer. Seventy years later a niece took it out again.',
    },
    fr: {
      part1:
        'Pendant l’hiver de 1916, Michael Tierney, coupeur de tourbe à Tullamore, en Irlande, entend la messe chaque dimanche à Loker. Il a vingt et un ans et il est caporal dans un bataillon des Leinsters. En 1914, un député irlandais lui a dit que se battre pour la Belgique, c’était se battre pour une Irlande libre. Michael l’a cru. Depuis l’insurrection de Dublin, à Pâques 1916, il ne sait plus. Son frère Pat est du côté des insurgés et n’écrit pas. À Loker, personne n’en parle. Le latin y sonne comme chez lui, et le curé lui donne un bol de lait. Juste à côté, il y a des protestants d’Ulster. On se prête des allumettes et, parfois, un ballon.',
      part2:
        'Le 7 juin 1917, les deux divisions irlandaises attaquent ensemble à Wijtschate. Pour la première fois, des hommes du sud et d’Ulster se battent côte à côte. Après les mines, tout va vite ; à huit heures, le village est pris. Michael partage son eau avec un homme de Belfast quand un obus les frappe tous deux. À Tullamore, sa mère accroche sa photo au-dessus de l’âtre. En 1922, l’Irlande est libre, et mieux vaut taire qu’on a porté l’uniforme britannique. Pat demande à sa mère d’ôter la photo. Elle la range dans le tiroir, avec le linge. Elle y reste jusqu’en 1987, quand une nièce l’en sort. Celle-ci part pour Loker et y demande le chemin de l’église.',
      child1:
        'Michael Tierney venait de Tullamore, en Irlande. Pendant l’hiver de 1916, il était soldat à Loker, au sud d’Ypres. Il avait vingt et un ans. Chaque dimanche, Michael allait à l’église de Loker. Ensuite, le curé lui donnait un bol de lait chaud. L’Irlande appartenait alors à la Grande-Bretagne. Des Irlandais comme Michael étaient dans l’armée britannique. D’autres, comme son frère Pat, se battaient contre les Britanniques. Leur mère en avait beaucoup de peine.',
      child2:
        'Le 7 juin 1917, il y a eu une grande bataille à Wijtschate. Des Irlandais catholiques et des Irlandais protestants s’y battaient côte à côte. Chez eux, ces deux groupes se disputaient souvent. Ici, ils se prêtaient des allumettes et un ballon. Michael donnait de l’eau à un homme de Belfast quand un obus les a touchés. Ils sont morts tous les deux. Plus tard, beaucoup d’Irlandais ne voulaient plus entendre parler des hommes en uniforme britannique. Sa photo a disparu dans un tiroir. Soixante-dix ans après, une nièce l’a retrouvée.',
    },
    de: {
      part1:
        'Im Winter 1916 auf 1917 hört Michael Tierney, Torfstecher aus Tullamore in Irland, jeden Sonntag die Messe in Loker. Er ist einundzwanzig und Gefreiter in einem Bataillon der Leinsters. 1914 sagte ein irischer Abgeordneter, wer für Belgien kämpfe, kämpfe auch für ein freies Irland. Michael glaubte das. Seit dem Aufstand in Dublin zu Ostern 1916 weiß er es nicht mehr. Sein Bruder Pat steht bei den Aufständischen und schreibt nicht. In Loker spricht niemand davon. Das Latein klingt dort wie daheim, und der Pfarrer gibt ihm eine Schale Milch. Gleich nebenan liegen Protestanten aus Ulster. Man leiht sich Streichhölzer und manchmal einen Fußball.',
      part2:
        'Am 7. Juni 1917 greifen die beiden irischen Divisionen gemeinsam bei Wijtschate an. Zum ersten Mal kämpfen Männer aus dem Süden und aus Ulster Seite an Seite. Nach den Minen geht es schnell; um acht Uhr ist das Dorf genommen. Michael teilt sein Wasser mit einem Mann aus Belfast, als eine Granate beide trifft. In Tullamore hängt seine Mutter das Foto über den Herd. 1922 ist Irland frei, und wer britische Uniform trug, schweigt besser darüber. Pat bittet sie, das Foto abzunehmen. Sie legt es in die Schublade zur Wäsche. Erst 1987 holt eine Nichte es heraus. Sie reist nach Loker und fragt dort nach dem Weg zur Kirche.',
      child1:
        'Michael Tierney kam aus Tullamore in Irland. Im Winter 1916 war er Soldat bei Loker, südlich von Ypern. Er war einundzwanzig. Jeden Sonntag ging Michael in die Kirche von Loker. Danach gab ihm der Pfarrer eine Schale warme Milch. Irland gehörte damals zu Großbritannien. Manche Iren kämpften in der britischen Armee, so wie Michael. Andere kämpften gegen die Briten, so wie sein Bruder Pat. Ihre Mutter war darüber sehr traurig.',
      child2:
        'Am 7. Juni 1917 gab es eine große Schlacht bei Wijtschate. Irische Katholiken und irische Protestanten kämpften dort nebeneinander. Zu Hause stritten diese Gruppen oft. Hier liehen sie einander Streichhölzer und einen Fußball. Michael gab gerade einem Mann aus Belfast Wasser, als eine Granate sie traf. Beide starben. Später wollten viele Iren nichts mehr von Männern in britischer Uniform hören. Sein Foto verschwand in einer Schublade. Nach siebzig Jahren holte eine Nichte es wieder heraus.',
    },
  },
  profile: {
    portrait: { headgear: 'peaked_cap', face: 'clean', clothes: 'tunic', backdrop: 'church', looks: 'right' },
    legend: {
      nl: 'Michael Tierney, turfsteker en korporaal',
      en: 'Michael Tierney, turf cutter and lance corporal',
      fr: 'Michael Tierney, coupeur de tourbe et caporal',
      de: 'Michael Tierney, Torfstecher und Gefreiter',
    },
    alt: {
      nl: 'Silhouet van een jonge Ierse soldaat met pet, voor een kerktoren.',
      en: 'Silhouette of a young Irish soldier in a peaked cap, in front of a church tower.',
      fr: 'Silhouette d’un jeune soldat irlandais à casquette, devant un clocher.',
      de: 'Silhouette eines jungen irischen Soldaten mit Schirmmütze vor einem Kirchturm.',
    },
  },
  extras: [
    {
      scene: 'village_church',
      legend: {
        nl: 'De kerk van Loker',
        en: 'The church of Loker',
        fr: 'L’église de Loker',
        de: 'Die Kirche von Loker',
      },
    },
  ],
};
