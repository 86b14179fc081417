import type { DemoStory } from '../DemoStory.ts';

export const mariaLemahieu: DemoStory = {
  key: 'maria-lemahieu',
  person: {
    surname: 'Maria',
    familyname: 'Lemahieu',
    nationality: 'Belgisch',
    gender: 'female',
    victim_type: 'civilian',
    war_casualty: false,
  },
  events: [
    { type: 'born', from: '1879-08-15', place: 'Zillebeke', couples: true },
    { type: 'marriage', from: '1901', place: 'Zillebeke', marriage_partner: 'Gustaaf Ghesquiere' },
    { type: 'where', where_reason: 'fugitive', from: '1914-11', to: '1919-03', place: 'Le Havre' },
    { type: 'where', where_reason: 'homeaddress', from: '1919-03', to: '1924', place: 'Zillebeke', couples: true },
    { type: 'work', from: '1919', to: '1946', place: 'Zillebeke', work_profession: 'herbergierster' },
    { type: 'died', from: '1951-01-20', place: 'Ieper' },
  ],
  placeEvent: 3,
  tags: ['reconstruction', 'economy', 'politics'],
  kiosks: [3, 4],
  pair: 'wang-deshun',
  links: ['remi-dewaele', 'irma-vermeersch'],
  keyStory: {
    location: 6,
    date: '1919-03-19',
    organisation: 'Gilde van de Terugkeer',
    formOfAddress: 'Beste gildeleden',
  },
  texts: {
    nl: {
      part1:
        'In maart 1919 zoekt Maria Lemahieu, weduwe uit Zillebeke, de plaats waar haar huis stond. Ze is negenendertig. Haar man Gustaaf, een metselaar, stierf in 1918 in Le Havre aan de griep. Ze vindt de put, drie treden en een stuk tegelvloer. Met haar zoon Cyriel, die zestien is, slaapt ze de eerste weken in een betonnen bunker. Drinkwater komt uit Ieper, een uur stappen. De staat denkt er nog over om de streek als ruïne te bewaren. Maria denkt daar niet over na. Ze hangt een bord aan een paal, ‘Bier en thee’, want er komen al reizigers die een graf zoeken. Het eerste vat haalt ze met een kruiwagen.',
      part2:
        'In juli krijgt ze een houten barak van het Koning Albertfonds: twee kamers, papieren wanden, een kachel. Chinese arbeiders ruimen de akkers rond haar deur. De buren sluiten hun luiken. Maria heeft zelf in Frankrijk gehoord hoe mensen over vreemden praten. Ze zet soep voor hen. Een man die Wang heet en twee vingers mist, geeft haar in november een koperen vaas. Ze zet er papavers in, elk jaar opnieuw. Haar zoon leert metselen en bouwt in 1924 hun huis, met stenen van overal. Hij laat één muur van de barak binnenin staan. Tot haar dood zegt Maria dat men een dorp niet herbouwt met stenen, maar met wie er durft te slapen.',
      child1:
        'Maria Lemahieu kwam uit Zillebeke, een dorp bij Ieper. In de oorlog was ze naar Frankrijk gevlucht. Haar man stierf daar aan een zware griep. In maart 1919 kwam Maria terug met haar zoon Cyriel. Hij was zestien. Hun huis was helemaal weg. Ze vonden alleen de waterput en drie trapjes. Eerst sliepen ze in een oude bunker. Toen hing Maria een bord op: ‘Bier en thee’. Reizigers die een graf zochten, kwamen bij haar uitrusten.',
      child2:
        'In de zomer kreeg Maria een klein houten huis met twee kamers. Rondom werkten mannen uit China. Ze maakten de akkers veilig. Veel buren waren bang van hen, maar Maria niet. Ze wist hoe het voelt om ergens vreemd te zijn. Ze kookte soep voor de mannen. Eén van hen, Wang, gaf haar een vaas van koper. Hij had ze zelf gemaakt, van een granaat. Maria zette er elke zomer klaprozen in. Haar zoon werd metselaar. Hij bouwde voor hen een nieuw huis.',
    },
    en: {
      part1:
        'In March 1919 Maria Lemahieu, a widow from Zillebeke, is looking for the place where her house stood. She is thirty-nine. Her husband Gustaaf, a bricklayer, died of influenza in Le Havre in 1918. She finds the well, three steps and a patch of tiled floor. For the first weeks she sleeps in a concrete pillbox with her son Cyriel, who is sixteen. Drinking water comes from Ypres, an hour’s walk away. The government is still wondering whether to keep the region as a ruin. Maria does not wonder. She nails a board to a post, ‘Beer and Tea’, for the first travellers in search of a grave have come. She fetches the first barrel in a wheelbarrow.',
      part2:
        'In July the King Albert Fund gives her a wooden hut: two rooms, paper walls, a stove. Chinese labourers are clearing the fields around her door, and the neighbours close their shutters. Maria has heard in France how people talk about strangers. She makes soup for them. In November a man called Wang, who has lost two fingers, gives her a brass vase. She puts poppies in it, that year and every year. Her son learns bricklaying and builds their house in 1924, from bricks found all over. Inside he leaves one wall of the hut standing. Until she dies Maria says that you do not rebuild a village with bricks, but with those who dare to sleep there.',
      child1:
        'Maria Lemahieu came from Zillebeke, a village near Ypres. During the war she had fled to France. Her husband died there of a bad flu. In March 1919 Maria came back with her son Cyriel, who was sixteen. Their house had disappeared. All they found was the well and three steps. At first they slept in an old bunker. Then Maria put up a sign: ‘Beer and Tea’. Travellers who were looking for a grave came to rest there.',
      child2:
        'In summer Maria was given a small wooden house with two rooms. Men from China were working all around. They made the fields safe. Many neighbours were afraid of them, but Maria was not. She knew how it feels to be a stranger somewhere. She cooked soup for the men. One of them, Wang, gave her a vase of brass. He had made it himself from a shell. Every summer Maria put poppies in it. Her son became a bricklayer, and he built them a new house.',
    },
    fr: {
      part1:
        'En mars 1919, Maria Lemahieu, veuve de Zillebeke, cherche l’endroit où se dressait sa maison. Elle a trente-neuf ans. Son mari Gustaaf, maçon, est mort de la grippe au Havre en 1918. Elle retrouve le puits, trois marches et un bout de carrelage. Les premières semaines, elle dort dans un abri de béton avec son fils Cyriel, qui a seize ans. L’eau potable vient d’Ypres, à une heure de marche. L’État se demande encore s’il ne faut pas garder la région en ruine. Maria ne se le demande pas. Elle cloue un écriteau, « Bière et thé », car des voyageurs cherchent déjà une tombe. Elle va quérir le premier tonneau avec une brouette.',
      part2:
        'En juillet, le Fonds du Roi Albert lui donne une baraque : deux pièces, des cloisons de papier, un poêle. Des ouvriers chinois déblaient les champs devant sa porte, et les voisins ferment leurs volets. Maria a entendu, en France, comment on parle des étrangers. Elle leur fait de la soupe. En novembre, un homme nommé Wang, à qui il manque deux doigts, lui offre un vase de cuivre. Elle y met des coquelicots, cette année-là et toutes les autres. Son fils apprend le métier et bâtit leur maison en 1924, avec des briques de partout. À l’intérieur, il garde un mur de la baraque. On ne relève pas un village avec des briques, dira toujours Maria, mais avec ceux qui osent y dormir.',
      child1:
        'Maria Lemahieu venait de Zillebeke, un village près d’Ypres. Pendant la guerre, elle avait fui en France. Son mari y est mort d’une mauvaise grippe. En mars 1919, Maria est revenue avec son fils Cyriel, qui avait seize ans. Leur maison avait disparu. Ils n’ont retrouvé que le puits et trois marches. D’abord, ils ont dormi dans un vieil abri de béton. Puis Maria a accroché un écriteau : « Bière et thé ». Des voyageurs qui cherchaient une tombe venaient s’y reposer.',
      child2:
        'En été, Maria a reçu une petite maison de bois à deux pièces. Tout autour travaillaient des hommes venus de Chine. Ils débarrassaient les champs du danger. Beaucoup de voisins avaient peur d’eux, mais pas Maria. Elle savait ce que c’est d’être étrangère quelque part. Elle leur faisait de la soupe. L’un d’eux, Wang, lui a donné un vase de cuivre. Il l’avait fait lui-même, dans un obus. Chaque été, Maria y mettait des coquelicots. Son fils est devenu maçon et leur a bâti une maison neuve.',
    },
    de: {
      part1:
        'Im März 1919 sucht Maria Lemahieu, Witwe aus Zillebeke, die Stelle, an der ihr Haus stand. Sie ist neununddreißig. Ihr Mann Gustaaf, ein Maurer, starb 1918 in Le Havre an der Grippe. Sie findet den Brunnen, drei Stufen und ein Stück Fliesenboden. Die ersten Wochen schläft sie mit ihrem Sohn Cyriel, der sechzehn ist, in einem Betonbunker. Trinkwasser kommt aus Ypern, eine Stunde zu Fuß. Der Staat überlegt noch, ob er die Gegend als Ruine bewahren soll. Maria überlegt nicht. Sie nagelt ein Schild an einen Pfahl, „Bier und Tee“, denn die ersten Reisenden suchen schon Gräber. Das erste Fass holt sie mit der Schubkarre.',
      part2:
        'Im Juli bekommt sie eine Holzbaracke vom König-Albert-Fonds: zwei Zimmer, Wände aus Papier, ein Ofen. Chinesische Arbeiter räumen die Äcker vor ihrer Tür, und die Nachbarn schließen die Läden. Maria hat in Frankreich gehört, wie man über Fremde spricht. Sie kocht ihnen Suppe. Im November schenkt ihr ein Mann namens Wang, dem zwei Finger fehlen, eine Vase aus Messing. Sie stellt Mohnblumen hinein, in diesem Jahr und in jedem. Ihr Sohn lernt mauern und baut 1924 ihr Haus, mit Steinen von überall. Innen lässt er eine Wand der Baracke stehen. Ein Dorf, sagt Maria bis zuletzt, baut man nicht mit Steinen auf, sondern mit Leuten, die dort zu schlafen wagen.',
      child1:
        'Maria Lemahieu kam aus Zillebeke, einem Dorf bei Ypern. Im Krieg war sie nach Frankreich geflohen. Ihr Mann starb dort an einer schweren Grippe. Im März 1919 kam Maria mit ihrem Sohn Cyriel zurück. Er war sechzehn. Ihr Haus war verschwunden. Sie fanden nur den Brunnen und drei Stufen. Zuerst schliefen sie in einem alten Bunker. Dann hängte Maria ein Schild auf: „Bier und Tee“. Reisende, die ein Grab suchten, ruhten sich bei ihr aus.',
      child2:
        'Im Sommer bekam Maria ein kleines Holzhaus mit zwei Zimmern. Ringsum arbeiteten Männer aus China. Sie machten die Äcker sicher. Viele Nachbarn hatten Angst vor ihnen, aber Maria nicht. Sie wusste, wie es ist, irgendwo fremd zu sein. Sie kochte Suppe für die Männer. Einer von ihnen, Wang, schenkte ihr eine Vase aus Messing. Er hatte sie selbst aus einer Granate gemacht. Jeden Sommer stellte Maria Mohnblumen hinein. Ihr Sohn wurde Maurer und baute ihnen ein neues Haus.',
    },
  },
  profile: {
    portrait: { headgear: 'headscarf', face: 'clean', clothes: 'shawl', backdrop: 'barracks', looks: 'left' },
    legend: {
      nl: 'Maria Lemahieu, herbergierster in Zillebeke',
      en: 'Maria Lemahieu, innkeeper at Zillebeke',
      fr: 'Maria Lemahieu, aubergiste à Zillebeke',
      de: 'Maria Lemahieu, Wirtin in Zillebeke',
    },
    alt: {
      nl: 'Silhouet van een vrouw met hoofddoek en omslagdoek, voor een houten barak.',
      en: 'Silhouette of a woman in a headscarf and a shawl, in front of a wooden hut.',
      fr: 'Silhouette d’une femme en fichu et en châle, devant une baraque de bois.',
      de: 'Silhouette einer Frau mit Kopftuch und Schultertuch vor einer Holzbaracke.',
    },
  },
  extras: [
    {
      scene: 'barracks',
      legend: {
        nl: 'De barak van het Koning Albertfonds',
        en: 'The hut of the King Albert Fund',
        fr: 'La baraque du Fonds du Roi Albert',
        de: 'Die Baracke des König-Albert-Fonds',
      },
    },
    {
      scene: 'vase',
      legend: {
        nl: 'De vaas van Wang, met klaprozen',
        en: 'Wang’s vase, with poppies',
        fr: 'Le vase de Wang et ses coquelicots',
        de: 'Wangs Vase mit Mohnblumen',
      },
    },
  ],
};
