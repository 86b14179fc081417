/**
 * Pairs of names that a reader of the names list must find by one another, and pairs that must stay apart, by language
 * and kind. The search is measured on them: see `nameVariants.test.ts` and `tests/bench/search/names.ts`.
 *
 * A pair is the same when one family was written both ways by its own time: by clerks, in two languages of one town, with
 * and without accents. It is different when the list holds two families (or a man and a woman) whom no clerk confused
 * except by a slip. Doubtful ones are decided so:
 * - Janssen and Janssens, Jansen and Janssens: the same; civil registers of one family change between them. Other pairs
 *   with and without the s of descent (Martin, Martins; Willem, Willems) are different.
 * - Peeters and Pieters, Maes and Mees, Claes and Claus, Smets and Smits: different, in spite of their common root.
 * - Descamps and Deschamps, Carpentier and Charpentier: different; the Picard and the French form live side by side.
 * - Meyer and Mayer, Schmidt and Schmitt, Thompson and Thomson: the same; printed lists mix them for one man.
 * - De Wit and De Witte, Van Hoof and Van Hove, Davis and Davies, Lang and Lange: truly both, so in neither list.
 * First names that are translations or short forms (Jan, Jean; Wm, William) are the work of `givenNameTable`, not of
 * spelling: pairs of the kind `otherForms`.
 */
/** The kind of first names that no rule of spelling joins. */
export const otherForms = 'translations and short forms';

export const sameNames: PairTexts = {
  nl: {
    particles: `
      Vandenberghe = Van den Berghe; Vanden Berghe = Van den Berghe; De Smet = Desmet; De Clerck = Declerck;
      Van de Velde = Vandevelde; Van der Meersch = Vandermeersch; Vander Linden = Van der Linden; D'Hondt = Dhondt;
      D’Hoore = D'Hoore; D'hooghe = Dhooghe; Van 't Hooft = Vanthooft; 't Kint = T'Kint; Op de Beeck = Opdebeeck;
      Van Eecke = Vaneecke; Vanneste = Van Neste; Ver Eecke = Vereecke; Uytten Hove = Uyttenhove; in 't Ven = Intven;
      DeBruyne = De Bruyne; Vandromme = Van Dromme; De Sloovere = Desloovere; Ten Bosch = Tenbosch`,
    'ij and y': `
      Van Dijck = Van Dyck; De Keyser = De Keijser; Thijs = Thys; Nijs = Nys; Kuijpers = Kuypers; Kuypers = Kuipers;
      De Bruyn = De Bruijn; De Ruyter = De Ruijter; Wyffels = Wijffels; Rijckaert = Ryckaert; Symons = Simons;
      Heyndrickx = Heijndrickx; Huyghe = Huijghe; Gijselen = Ghyselen; Cattrysse = Cattrijsse; De Meyer = De Meijer;
      Vlaeminck = Vlaemynck; Ameye = Ameije; Steyaert = Steijaert; De Ceuninck = De Ceunynck`,
    'gh, ck, c and k, x': `
      Vandenberghe = Vandenberge; Quaghebeur = Quagebeur; Segers = Seghers; Huyghe = Huyge; Gheeraert = Geeraert;
      Ghekiere = Gekiere; De Jonghe = De Jonge; De Clercq = De Klerk; Declercq = Declerck; De Cock = De Kock;
      De Cocq = De Cock; De Backer = De Bakker; De Decker = De Dekker; Van Acker = Van Akker; Van Hecke = Van Hekke;
      Cools = Kools; Coppens = Koppens; Cornelis = Kornelis; Callens = Kallens; Cuypers = Kuypers;
      De Coninck = De Koninck; Loncke = Lonke; Hendrickx = Hendrikx; Hendrickx = Hendriks; Hendrickx = Hendrix;
      Merckx = Merkx; Van Moerkercke = Van Moerkerke; Ceulemans = Keulemans; De Koning = De Koninck;
      Goegebeur = Goedgebeur`,
    'long vowels and double letters': `
      Claes = Klaas; Maes = Maas; Haegeman = Hageman; Verhaeghe = Verhage; Saelens = Salens; Baert = Baart;
      De Graeve = De Grave; Verstraete = Verstrate; De Paepe = De Pape; De Vlaeminck = De Vlaminck; Peeters = Peters;
      Goossens = Gossens; Janssens = Jansens; Janssen = Jansen; De Wolf = De Wolff; Buysse = Buyse;
      Vanhoutte = Van Houtte; Catteeuw = Cateeuw; De Meulenaere = De Meulenare; Waegemans = Wagemans`,
    't, th, dt, s, sch': `
      De Smedt = De Smet; Desmedt = De Smet; Smedts = Smets; D'Hondt = D'Hont; Theunis = Teunis; Thijs = Tijs;
      Mathijs = Matthys; De Visscher = De Visser; Visschers = Vissers; Van den Bossche = Van den Bosse;
      Van Assche = Van Asse; Van den Bosch = Van den Bos; Vervaet = Vervaedt; Schoutteet = Schoutheet;
      Smits = Smidts; Roothooft = Rothoofd`,
    'written by ear': `
      Quaghebeur = Kwagebeur; De Keyser = De Keyzer; Zegers = Seghers; Mertens = Maertens; Wouters = Wauters;
      Lambrecht = Lambregt; Dierickx = Dierckx; Dierckx = Dirckx; Bouckaert = Boeckaert; De Vriese = De Vrieze;
      Callewaert = Calwaert; De Graef = De Graeve; Tyberghien = Tiberghien; Vandenberg = Vandenberghe;
      De Poorter = De Poortere; Hoste = Oste; Van Nieuwenhuyse = Vannieuwenhuyze; Janssen = Janssens;
      Jansen = Janssens; Lauwers = Louwers; Depuydt = De Puyt; Vermeersch = Vermeirsch; Dewaele = Dewael`,
  },
  fr: {
    particles: `
      Leclercq = Le Clercq; Lefebvre = Le Febvre; Leroy = Le Roy; Lebrun = Le Brun; Legrand = Le Grand;
      Lemaire = Le Maire; Delacroix = De la Croix; Delahaye = De La Haye; Delattre = De Lattre; Dumont = Du Mont;
      Duquesnoy = Du Quesnoy; Dassonville = D'Assonville; Dhaene = D'Haene; Lhoir = L'Hoir; Lhermitte = L'Hermitte;
      Saint-Pierre = St-Pierre; Sainte-Marie = Ste Marie; Levasseur = Le Vasseur; Lequeux = Le Queux; Lebas = Le Bas`,
    accents: `
      Guérin = Guerin; Béhague = Behague; François = Francois; Quéant = Queant; Lefèvre = Lefevre; Delvallée = Delvallee;
      Noël = Noel; Caffiaux = CAFFIAUX; Lemarié = Lemarie; Frère = FRERE`,
    letters: `
      Leclercq = Leclerc; Leclercq = Leclerck; Lefebvre = Lefèvre; Leducq = Leduc; Marcq = Marck; Leroy = Leroi;
      Henry = Henri; Rémy = Remi; Geoffroy = Geoffroi; Gauthier = Gautier; Mathieu = Matthieu; Thierry = Thiéry;
      Pottier = Potier; Mallet = Malet; Colin = Collin; Calot = Callot; Cordonnier = Cordonier; Boulanger = Boullanger;
      Jacquemin = Jaquemin; Becquet = Bequet; Bocquet = Boquet; Hecquet = Héquet; Chrétien = Crétien;
      Lhermite = Lhermitte; Picard = Piccard; Petit = Petyt; Philippe = Philipe; Cousin = Couzin`,
    'written by ear': `
      De Clercq = Leclercq; Declerck = Leclercq; Deprez = Despretz; Deprez = Després; Desprez = Desprets;
      Dupont = Dupond; Durand = Durant; Legrand = Legrant; Renaud = Renault; Arnaud = Arnault; Descamps = Decamps;
      Demoulin = Dumoulin; Delcroix = Delecroix; Duquesnoy = Duquesnoit; Moreau = Moreaux; Boileau = Boileaux;
      Harbonnier = Arbonnier; Hennebelle = Ennebelle; Hennequin = Hannequin; Baudoin = Beaudoin; Beauchamp = Bauchamp;
      Dufrêne = Dufresne; Duchêne = Duchesne; Crépin = Crespin; Lemaire = Lemair;
      Lefèvre = Lefevere; Ducrocq = Ducroc; Richard = Richart; Marchand = Marchant; Geoffroy = Joffroy;
      Quesnel = Kesnel; Bénard = Besnard; Leroux = Leroult; Wattiez = Watier; Lefebvre = Lefébure`,
  },
  de: {
    'umlauts and ß': `
      Müller = Mueller; Müller = Muller; Schäfer = Schaefer; Schröder = Schroeder; Krämer = Kraemer; Köhler = Koehler;
      Köhler = Kohler; Jäger = Jaeger; Böhm = Boehm; Götz = Goetz; Günther = Guenther; Weiß = Weiss; Groß = Gross;
      Großmann = Grossman; Brückner = Bruckner; Strauß = Strauss; Hübner = Huebner; Löffler = Loeffler`,
    letters: `
      Schmidt = Schmitt; Meyer = Meier; Mayer = Maier; Meyer = Mayer; Weiss = Weis; Weisz = Weiss; Hofmann = Hoffmann;
      Kaufmann = Kauffmann; Kramer = Cramer; Walter = Walther; Roth = Rot; Schulz = Schultz; Kunz = Kuntz;
      Franz = Frantz; Lorenz = Lorentz; Metzger = Mezger; Fuchs = Fux; Wolf = Wolff; Graf = Graff; Huber = Hueber;
      Steiner = Stainer; Reiner = Rainer; Lackner = Lakner; Dittrich = Ditrich; Schwarz = Schwartz;
      Schneider = Schnaider; Brandt = Brant; Reichardt = Reichhardt; Günther = Gunter; Seidl = Saidl; Aigner = Eigner`,
    'written by ear': `
      Schmidt = Schmid; Becker = Bäcker; Krämer = Kremer; Pichler = Bichler; Stöckl = Stöckel; Schuhmacher = Schumacher;
      Reichard = Reichardt; Eckhardt = Eckart; Erhardt = Ehrhardt; Gerhard = Gerhardt; Leonhard = Leonhardt;
      Burckhardt = Burkhard; Dietrich = Dittrich; Friedrich = Fridrich; Schneider = Sneider; Götze = Götz;
      Schulze = Schulz; Rasberger = Rasperger; Firbas = Firpas; Fröhlich = Frelich; Böhm = Behm; Bauer = Pauer;
      Klausner = Clausner; Philipp = Filip; Mayer = Mayr; Schwaiger = Schweiger`,
  },
  en: {
    'Mac, O and saints': `
      MacDonald = McDonald; Mac Donald = MacDonald; M'Donald = McDonald; Macdonald = Mc Donald; McKenzie = Mackenzie;
      McKay = Mackay; MacLeod = McLeod; McCarthy = MacCarthy; McCarthy = Macarthy; McAllister = MacAlister;
      McAllister = McCallister; McIntosh = Mackintosh; McGregor = Macgregor; McPherson = MacPherson; McGuire = Maguire;
      McGee = Magee; McGrath = Magrath; McNeil = MacNeill; McDougall = MacDougal; McLean = M‘Lean; O'Brien = OBrien;
      O'Brien = O Brien; O'Connor = O’Conor; O'Neill = O'Neil; O'Sullivan = OSULLIVAN; Fitzgerald = Fitz Gerald;
      FitzPatrick = Fitzpatrick; St. John = Saint John; St Clair = St. Clair`,
    letters: `
      Smith = Smyth; Thompson = Thomson; Thompson = Tompson; Simpson = Simson; Dickson = Dixon; Nixon = Nickson;
      Philips = Phillips; Gray = Grey; Taylor = Tailor; Matthews = Mathews; Elliott = Eliot; Bennett = Bennet;
      Connolly = Conolly; Kelly = Kelley; Mahony = Mahoney; Sweeney = Sweeny; Christie = Christy; Whyte = White;
      Lloyd = Loyd; Wilson = Willson; Jenkins = Jenkyns; Whitaker = Whittaker; Farrell = Farrel; Ferguson = Fergusson;
      Marshall = Marshal; Cunningham = Cuningham; Wylie = Wyllie; Price = Pryce; Sidney = Sydney; Currie = Curry`,
    'double names': `
      Bonham-Carter = Bonham Carter; Wingfield-Digby = Wingfield Digby; Knox-Gore = Knoxgore;
      Armytage-Moore = Armytage Moore`,
    'written by ear': `
      Clark = Clarke; Brown = Browne; Smith = Smythe; Green = Greene; Cook = Cooke; Moor = Moore; Wolf = Wolfe;
      Stephens = Stevens; Stephenson = Stevenson; Allen = Allan; Dickens = Dickins; Johnson = Jonson;
      Nicholson = Nicolson; Connolly = Connelly; Pearce = Pierce; Pearson = Peirson; Vaughan = Vaughn;
      McMillan = McMillen; McLaughlin = McLoughlin; McCormick = McCormack; O'Reilly = O'Riley; Barrett = Barratt;
      Maloney = Moloney; Shepherd = Sheppard; Stuart = Stewart; Rogers = Rodgers; Reid = Reed; Lawrence = Laurence;
      Hewitt = Hewett; Fraser = Frazer; Sinclair = St Clair; Leslie = Lesley; Catherall = Katherall`,
  },
  slavic: {
    'letters with and without marks': `
      Kovačič = Kovacic; Žakelj = Zakelj; Šuster = Suster; Novák = Novak; Zupančič = Zupancic; Dvořák = Dvorak;
      Košir = Kosir; Hočevar = Hocevar; Đorđević = Dordevic; Švagelj = Svagelj; Horváth = Horvath; Černý = Cerny`,
    'printed in German lists': `
      Kovačič = Kovatschitsch; Kovačič = Kowatschitsch; Žakelj = Zakel; Žakelj = Schakel; Šuster = Schuster;
      Župan = Suppan; Novak = Nowak; Vidmar = Widmar; Vodnik = Wodnik; Kočevar = Koczevar; Kočevar = Kotschewar;
      Košir = Koschir; Miklič = Miklitsch; Lorenčič = Lorentschitsch; Černe = Tscherne; Čuk = Tschuk;
      Zupančič = Supantschitsch; Hribernik = Hribernigg; Jovanović = Jowanowitsch; Kučera = Kutschera;
      Havlíček = Hawlitschek; Svoboda = Swoboda; Procházka = Prochaska; Kadlec = Kadletz; Krajnc = Krainz;
      Černý = Czerny; Vaněk = Wanek; Javornik = Jauernik; Petrović = Petrovich; Zorko = Sorko`,
    'within the language': `
      Švagelj = Švagel; Košmerlj = Košmerl; Mikljič = Miklič; Zemljič = Zemlič; Kralj = Kral; Jurman = Jurmann;
      Golob = Gollob; Debevec = Debevc; Trnovec = Ternovec; Škrlep = Skerlep; Vrbek = Verbek; Kveder = Kwedar;
      Laurenčič = Lorenčič; Đorđević = Djordjević; Horvat = Horvath; Szabó = Sabo; Mlakar = Mlaker;
      Frešer = Frešar; Kromer = Kromar; Cvitkovič = Čvetković; Kavčič = Kaučič; Pavlič = Paulič`,
    'of emigrants, in the letters of their new country': `
      Moskowitz = Moskovitch; Rabinowicz = Rabinovitch; Rabinowitz = Rabinowitsch; Wiśniewski = Wischniewski;
      Jankowski = Yankovsky; Tschaikowsky = Chaikovsky; Kowalczyk = Kowaltschik; Szczepański = Schepanski;
      Zhukov = Schukow; Abramowicz = Abramovitch; Shapiro = Schapiro; Schreiber = Shreiber; Lewandowski = Levandovsky;
      Wojciechowski = Voitsekhovsky; Dąbrowski = Dombrowski; Jakubowicz = Yakubovich; Zieliński = Sielinski;
      Piotrowski = Petrovsky; Schwartz = Shvarts; Szymański = Schimanski; Kaczmarek = Katschmarek; Cohen = Kohen;
      Goldschmidt = Goldsmit; Shevchenko = Schewtschenko; Ivanov = Iwanoff; Petrov = Petroff; Smirnov = Smirnoff;
      Hrycak = Gritsak; Jurkiewicz = Yurkevich; Mickiewicz = Mitskevich; Wasilewski = Vasilevsky; Horowitz = Gorovits;
      Tchernikov = Chernikov; Zawadzki = Savadski; Michajlov = Mikhailov; Maciejewski = Matsejewski;
      Lipschitz = Lipshits; Weinberg = Vainberg; Goldstein = Goldshtein; Rosenthal = Rozental`,
  },
  given: {
    letters: `
      Joseph = Josef; Carel = Karel; Carl = Karl; Victor = Viktor; Mathias = Matthias; Matthäus = Mathäus;
      Rudolf = Rudolph; Christian = Kristian; Jacob = Jakob; Stefan = Stephan; Ignaz = Ignatz; Sylvester = Silvester;
      Cyrill = Ciril; Jean-Baptiste = Jean Baptiste; Jean-Baptiste = Jeanbaptiste; Catherine = Katherine;
      Catharina = Katharina; Margaretha = Margareta; Thérèse = Therese; Désiré = Desire; Philipp = Filipp;
      Thomas = Tomas; Nicolas = Nikolas; Arthur = Artur; Oscar = Oskar; Conrad = Konrad; Kaspar = Caspar`,
    'written by ear': `
      Jozef = Josef; Philippe = Philip; Frederik = Frédéric; Alphonse = Alfons; Adolphe = Adolf; Cyriel = Cyrille;
      Camiel = Camille; Achiel = Achille; Elisabeth = Elizabeth; Eugène = Eugen; Ludovic = Ludovik; Gerard = Gerhard;
      Theodor = Théodore; Isidoor = Isidore; Valère = Valeer; Eric = Erik`,
    [otherForms]: `
      Jan = Johannes; Jan = Jean; Jan = John; Johannes = Jack; Jean = Johann; John = Johnny; Jan = Ivan; Janez = Johann;
      Jozef = Sepp; Jozef = Giuseppe; Joseph = Jos; Jozef = Jef; Joe = Joseph; Jože = Josef; Joseph = Joey;
      Willem = Guillaume; Wilhelm = William; Wm = William; Willy = Wilhelm; Bill = William; Guillaume = Wilhelm;
      Pierre = Pieter; Petrus = Peter; Piet = Pierre; Pierre = Peter; Pete = Peter; Pietro = Petrus;
      Karel = Charles; Karl = Charles; Carolus = Charles; Charlie = Charles; Chas = Charles; Karel = Carlo;
      Lodewijk = Louis; Ludwig = Louis; Lewis = Louis; Ludovicus = Lodewijk; Lode = Louis; Luigi = Ludwig;
      Frans = François; Franciscus = François; Franz = Francis; Frank = Francis; Franz = Frans; Francesco = Franz;
      Hendrik = Henri; Heinrich = Henry; Henricus = Hendrik; Heinz = Heinrich; Enrico = Heinrich;
      Jacob = Jacques; Jacobus = James; Jim = James; Jakob = Jacques; Jaak = Jacques; Jas = James; Jacob = James;
      Antoon = Antoine; Antonius = Anton; Anthony = Antoine; Toon = Antoon; Tony = Anthony; Cornelis = Corneille;
      Kees = Cornelis; Fons = Alfons; Gustaaf = Gustave; Gust = Gustaaf; August = Auguste; Gust = August;
      Camiel = Camillus; Emiel = Aemilius; Miel = Emile; Cyriel = Cyrillus; Jules = Julius; Jul = Jules;
      Alexander = Alexandre; Alec = Alexander; Sandy = Alexander; Sándor = Alexander; Albert = Bert; Albrecht = Albert;
      Hubert = Huybrecht; Robert = Bob; Robrecht = Robert; Alfred = Fred; Frederik = Friedrich; Frits = Frederik;
      Fred = Frederick; Fritz = Friedrich; Ferdinand = Fernand; Nand = Ferdinand; Edward = Eduard; Ward = Eduard;
      Ted = Edward; Edmond = Edmund; Raymond = Raimund; Theofiel = Théophile; Theo = Theodoor; Fiel = Theofiel;
      Leonard = Lenaert; Pol = Leopold; Paul = Pauwel; Filip = Philippe; Maurits = Maurice; Moritz = Maurice;
      Michiel = Michel; Michael = Michel; Mike = Michael; Nicolaas = Nicolas; Klaas = Nicolaas; Nick = Nicholas;
      Mattheus = Matthew; Mathieu = Matthew; Matthijs = Matthias; Lucas = Luc; Marcus = Marc; Maarten = Martin;
      Laurens = Laurent; Lawrence = Laurent; Lorenz = Laurent; Joris = Georges; George = Georg; Jurij = Georg;
      Gregoor = Grégoire; Gerrit = Gérard; Gilles = Egidius; Giles = Gillis; Steven = Étienne; Stefan = Étienne;
      Barend = Bernard; Benedict = Benoît; Bart = Bartholomeus; Andries = André; Andrew = Andreas; Dries = Andries;
      Adriaan = Adrien; Constantijn = Constantin; Stan = Constant; Dominiek = Dominique; Eugeen = Eugène;
      Hiëronymus = Jérôme; Ignace = Ignatius; Octaaf = Octave; Patrick = Paddy; Remigius = Remi; Dick = Richard;
      Richard = Rijkaard; Rutger = Roger; Rudolf = Rodolphe; Dolf = Adolf; Bas = Sebastiaan; Symon = Simeon;
      Thos = Thomas; Tom = Thomas; Urbanus = Urbain; Valentijn = Valentin; Victor = Vittorio; Vincent = Vinzenz;
      Wouter = Gauthier; Walter = Wouter; Wenzel = Václav; Xaverius = Xavier; Boudewijn = Baudouin; Arnold = Arnaud;
      Jasper = Gaspard; Christiaan = Chrétien; Christoffel = Christopher; Clement = Klemens; Danny = Daniel;
      Denijs = Denis; Elooi = Éloi; Ernest = Ernst; Godfried = Godefroid; Hugo = Hugues; Yves = Ivo; Lieven = Livinus;
      Samuel = Sam; Servaas = Servais; Dirk = Thierry; Diederik = Dietrich; László = Ladislaus; Ferenc = Franz;
      Maria = Mary; Marie = Mieke; Anna = Annie; Johanna = Jeanne; Jane = Jeanne; Elisabeth = Betty; Lies = Elisabeth;
      Catharina = Katrien; Kate = Catherine; Margaretha = Marguerite; Greta = Margareta; Madeleine = Magdalena;
      Hélène = Ellen; Francisca = Françoise; Fanny = Franziska; Jozefa = Joséphine; Louise = Ludovica; Mina = Wilhelmina;
      Theresia = Thérèse; Trees = Theresia; Sofie = Sophia; Barbara = Barbe; Lucie = Lucia; Bridget = Brigitte`,
  },
};

export const differentNames: PairTexts = {
  nl: {
    'one root, two families': `
      Peeters ≠ Pieters; Maes ≠ Mees; Claes ≠ Claus; Smets ≠ Smits; De Smet ≠ De Smit; Willem ≠ Willems;
      Adriaen ≠ Adriaens; Bogaert ≠ Bogaerts; Steven ≠ Stevens; Verstraete ≠ Verstraeten; Verhaege ≠ Verhaegen;
      Claes ≠ Claeys; Lambert ≠ Lambrecht; Cornelis ≠ Cornille; Boone ≠ Boonen; Willaert ≠ Wyllaert;
      Hendrickx ≠ Dierickx; Mertens ≠ Merckx`,
    'one letter apart': `
      De Smet ≠ De Smul; De Vos ≠ De Vis; De Backer ≠ De Becker; De Bakker ≠ De Bekker; De Baere ≠ De Beer;
      De Beer ≠ De Boer; De Boer ≠ De Bore; De Grave ≠ De Groeve; De Groote ≠ De Groeve; De Maere ≠ De Meire;
      De Moor ≠ De Maere; De Wilde ≠ De Wulf; Van Dyck ≠ Van Eyck; Van Hecke ≠ Van Hoecke; Van Hove ≠ Van Hoecke;
      Van Loo ≠ Van Loon; Van den Bossche ≠ Van den Bussche; Van de Walle ≠ Van de Wiele; Vandamme ≠ Vandromme;
      Verhelst ≠ Verhulst; Verhaegen ≠ Verhoeven; Verhaeghe ≠ Verhoeve; Vermeulen ≠ Vermeiren; Wouters ≠ Wolters;
      Lemmens ≠ Lammens; Baert ≠ Beert; Coene ≠ Caene; Cools ≠ Coels; Roels ≠ Raes; Raes ≠ Roos; Loos ≠ Leys;
      Thys ≠ Theys; Nys ≠ Neys; Sys ≠ Seys; Moens ≠ Maens; Devolder ≠ Develder; Lombaert ≠ Lambert;
      Buyse ≠ Buyck; Maas ≠ Maus; Leenknecht ≠ Leenaert; Desmet ≠ Demets`,
    'short and alike': `
      Dick ≠ Dyck; Byl ≠ Bil; Rick ≠ Ryck; Wyn ≠ Win; Vinck ≠ Vyncke; Vinck ≠ Finck; Bos ≠ Baes; Vos ≠ Vaes;
      Roos ≠ Ras; Poel ≠ Pol; Mol ≠ Moll; De Wit ≠ De Wyt; Cock ≠ Koch; Bral ≠ Brel; Mees ≠ Mus`,
    'particles and beginnings': `
      De Smet ≠ De Smeyter; De Vos ≠ De Vogelaere; Van den Berghe ≠ Van den Broeck; Van de Velde ≠ Van de Voorde;
      De Ruyck ≠ De Rycke; De Coene ≠ De Coninck; Vandenbroucke ≠ Vandenbrande; De Pauw ≠ De Poot`,
  },
  fr: {
    'one root, two families': `
      Martin ≠ Martins; Martin ≠ Martel; Simon ≠ Simonin; Michel ≠ Michaux; Michel ≠ Michiels; Collet ≠ Collette;
      Petit ≠ Petiot; Pierre ≠ Pierret; Bastien ≠ Bastin; Descamps ≠ Deschamps; Carpentier ≠ Charpentier;
      Carlier ≠ Charlier; Caron ≠ Charon; Robert ≠ Robin; Denis ≠ Denise; Moreau ≠ Morel; Rousseau ≠ Roussel;
      Blanc ≠ Blanche`,
    'one letter apart': `
      Martin ≠ Marin; Marin ≠ Morin; Dupont ≠ Dumont; Dupuis ≠ Dubuis; Durand ≠ Durieux; Dubois ≠ Duboc;
      Lebrun ≠ Lebon; Leroy ≠ Leroux; Leroux ≠ Lerouge; Lemaire ≠ Lemarié; Leclercq ≠ Lecerf; Leclercq ≠ Leclef;
      Legrand ≠ Legros; Lefebvre ≠ Lefort; Lambert ≠ Limbert; Richard ≠ Ricard; Ricard ≠ Picard; Bernard ≠ Bertrand;
      Bernard ≠ Bérard; Bertrand ≠ Bertin; Robin ≠ Rubin; Girard ≠ Gérard; Girard ≠ Giraud; Garnier ≠ Grenier;
      Fournier ≠ Tournier; Carlier ≠ Cartier; Caron ≠ Carton; Dufour ≠ Dutour; Delmotte ≠ Delattre;
      Roussel ≠ Rossel; Roche ≠ Rocher; Noël ≠ Nollet; Noël ≠ Noll; Perrin ≠ Perron; Marchal ≠ Marchand;
      Masson ≠ Manson; Meunier ≠ Monnier; Monnier ≠ Mounier; Hardy ≠ Hardouin; Delcourt ≠ Delport;
      Vasseur ≠ Vassart; Couvreur ≠ Couvert; Dumas ≠ Dumez; Lacroix ≠ Lacoste; Duval ≠ Laval`,
    'beginnings and ends': `
      Leroy ≠ Duroy; Lebrun ≠ Lebreton; Delattre ≠ Delatte; Delahaye ≠ Delannoy; Dubois ≠ Dubos;
      Lemoine ≠ Lemonnier; Legrand ≠ Legendre; Lecomte ≠ Lecocq`,
  },
  de: {
    'one letter apart': `
      Müller ≠ Möller; Maier ≠ Mauer; Maurer ≠ Mayer; Schmidt ≠ Schmitz; Schmitt ≠ Schnitt; Schulz ≠ Scholz;
      Schulze ≠ Schulte; Schröder ≠ Schrader; Fischer ≠ Fischler; Wagner ≠ Wegner; Weber ≠ Wieber; Huber ≠ Hubert;
      Huber ≠ Haber; Becker ≠ Beckert; Bauer ≠ Bayer; Koch ≠ Kuch; Koch ≠ Kock; Richter ≠ Reichert; Wolf ≠ Wulf;
      Krüger ≠ Kröger; Krüger ≠ Krieger; Hartmann ≠ Hermann; Hermann ≠ Hörmann; Lang ≠ Long; Krause ≠ Kruse;
      Lehmann ≠ Lohmann; Köhler ≠ Keller; Keller ≠ Kellner; Gruber ≠ Graber; Steiner ≠ Stein; Moser ≠ Maser;
      Leitner ≠ Lettner; Lechner ≠ Lochner; Egger ≠ Eggert; Bacher ≠ Becher; Bucher ≠ Buchner; Wimmer ≠ Wiemer;
      Winkler ≠ Winter; Wieser ≠ Wiesner; Fuchs ≠ Fuss; Braun ≠ Bruhn; Zeller ≠ Seiler; Hofmann ≠ Homann`,
    'short and alike': `
      Haas ≠ Hass; Busch ≠ Bus; Sauer ≠ Schauer; Sommer ≠ Schommer; Zeller ≠ Seller; Beck ≠ Bock; Kern ≠ Korn;
      Horn ≠ Hirn; Vogt ≠ Voss; Graf ≠ Greif; Lutz ≠ Lotz; Kuhn ≠ Kahn; Pohl ≠ Puhl; Stark ≠ Starke`,
  },
  en: {
    'one root, two families': `
      Smith ≠ Smithson; Smith ≠ Schmidt; Jones ≠ Johns; Johnson ≠ Johnston; Williams ≠ Williamson; Thomas ≠ Thompson;
      Robinson ≠ Robertson; Robinson ≠ Robson; Roberts ≠ Robert; Harris ≠ Harrison; Morris ≠ Morrison; Hill ≠ Hills;
      Wood ≠ Woods; Young ≠ Younger; Foster ≠ Forster; Forster ≠ Forrester; Brown ≠ Braun; Baker ≠ Becker;
      McDonald ≠ McDonnell; Mitchell ≠ Michel; Burns ≠ Byrne; Stephen ≠ Stephens; Roger ≠ Rogerson`,
    'one letter apart': `
      Wilson ≠ Watson; Wilson ≠ Wilton; Taylor ≠ Tyler; White ≠ Waite; Walker ≠ Waller; Waller ≠ Weller;
      Wright ≠ Wight; Green ≠ Greer; Ward ≠ Wade; Martin ≠ Morton; Morton ≠ Norton; Norton ≠ Newton; Baker ≠ Barker;
      Parker ≠ Barker; Allen ≠ Alden; Carter ≠ Carver; Carter ≠ Cartier; Kelly ≠ Kiely; Murphy ≠ Murray; Ryan ≠ Regan;
      Burke ≠ Birch; Doyle ≠ Daly; Burns ≠ Barnes; Hughes ≠ Hodges; Hughes ≠ Hayes; Scott ≠ Stott; Hunter ≠ Hunt;
      McKay ≠ McKee; McLean ≠ McLeod; McCann ≠ McGann; McKenna ≠ McKinney; McNeill ≠ McNally; O'Brien ≠ O'Byrne;
      O'Connor ≠ O'Connell; Palmer ≠ Balmer; Price ≠ Prince; Turner ≠ Tanner; Evans ≠ Owens; Cooper ≠ Cowper;
      Fisher ≠ Fisk; Harvey ≠ Hardy; Grant ≠ Grand; Mason ≠ Masson; Ferris ≠ Farris; Bolton ≠ Belton;
      Dalton ≠ Dolton; Holland ≠ Hyland; Marsden ≠ Morsden; Benson ≠ Bentson; Gibson ≠ Gilson`,
    'short and alike': `
      Hall ≠ Hale; Hall ≠ Hull; Hall ≠ Hill; Rose ≠ Ross; Bale ≠ Ball; Ball ≠ Bull; Cole ≠ Coll; Pole ≠ Poll;
      Lee ≠ Low; Day ≠ Dee; Kay ≠ Key; Cook ≠ Cox; Bell ≠ Beal; Dean ≠ Dunn; Boyd ≠ Bird; Hunt ≠ Hand; Page ≠ Pike;
      Cross ≠ Crass; Ford ≠ Fort; Webb ≠ Wood; Reid ≠ Rudd; Lane ≠ Lunn; Cope ≠ Copp; Rice ≠ Rees; Cave ≠ Cove`,
  },
  slavic: {
    'one root, two families': `
      Kovač ≠ Kovačič; Novak ≠ Novič; Korošec ≠ Korošek; Dolinec ≠ Dolinar; Hribernik ≠ Hribar; Zupan ≠ Zupanc;
      Petrič ≠ Petrik; Marič ≠ Marinič; Pavlič ≠ Pavlin; Dvořák ≠ Dvorský; Nemec ≠ Nemček; Tomšič ≠ Tomič`,
    'one letter apart': `
      Hribar ≠ Hrovat; Golob ≠ Golub; Kos ≠ Kus; Čuk ≠ Kuk; Mlakar ≠ Mlinar; Mlinar ≠ Molnar; Potočnik ≠ Potokar;
      Volk ≠ Vovk; Bizjak ≠ Bezjak; Sušnik ≠ Pušnik; Kos ≠ Kosi; Jerman ≠ Jurman; Kolar ≠ Koler; Kralj ≠ Kroll; Horvat ≠ Hrovat;
      Žagar ≠ Žugar; Zajc ≠ Zajko; Rozman ≠ Rotman; Černý ≠ Čermák; Babič ≠ Bobič; Turk ≠ Tork;
      Kotar ≠ Kolar; Sever ≠ Sivec; Rupnik ≠ Repnik; Kotnik ≠ Kutnik; Jereb ≠ Jarab`,
    'of emigrants': `
      Abramowicz ≠ Adamowicz; Rabinowicz ≠ Rubinowicz; Kowalski ≠ Kowalewski; Wiśniewski ≠ Wasilewski;
      Goldstein ≠ Goldstone; Goldberg ≠ Goldmann; Rosenberg ≠ Rosenthal; Weinberg ≠ Weinstein; Feldmann ≠ Feldstein;
      Ivanov ≠ Ivanenko; Petrov ≠ Petrenko; Jankowski ≠ Jaworski; Lewandowski ≠ Lewicki; Zieliński ≠ Zielonka;
      Szymański ≠ Szymczak; Nowakowski ≠ Nowicki; Smirnov ≠ Semenov; Cohen ≠ Kahn;
      Michajlov ≠ Michalski`,
  },
  given: {
    'man and woman': `
      Jean ≠ Jeanne; Louis ≠ Louise; Simon ≠ Simone; Martin ≠ Martine; Fernand ≠ Fernande; Armand ≠ Armande;
      Marcel ≠ Marcelle; Paul ≠ Paula; Henri ≠ Henriette; Emil ≠ Emilie; Jules ≠ Julie; Julien ≠ Julienne;
      Adrien ≠ Adrienne; Léon ≠ Léonie; August ≠ Augusta; Johann ≠ Johanna; Josef ≠ Josefa; René ≠ Renée;
      Gabriel ≠ Gabrielle; Francis ≠ Frances`,
    'two names': `
      Albert ≠ Alfred; Rudolf ≠ Randolf; Léon ≠ Leo; Arthur ≠ Arnold; Karel ≠ Carol; Ernest ≠ Erwin;
      Jan ≠ Jon; Emile ≠ Emmanuel; Edmond ≠ Edward; Ernst ≠ Horst; Hubert ≠ Herbert; Gustave ≠ Auguste;
      Leopold ≠ Leonard; Marius ≠ Markus; Damian ≠ Damon; Anton ≠ Antal`,
    [otherForms]: `
      Jan ≠ Jacob; Jan ≠ Jozef; Jean ≠ Jules; John ≠ Joseph; Johannes ≠ Johanna; Jan ≠ Jane; Jean ≠ Jeannette;
      Jozef ≠ Jacob; Jozef ≠ Josephine; Pieter ≠ Paul; Pierre ≠ Philippe; Peter ≠ Patrick; Willem ≠ Walter;
      William ≠ Wilhelmina; Karel ≠ Kasper; Charles ≠ Christian; Charles ≠ Charlotte; Louis ≠ Luc; Lodewijk ≠ Leon;
      Frans ≠ Frederik; François ≠ Françoise; Frank ≠ Fred; Hendrik ≠ Hubert;
      Harry ≠ Harvey; Jacques ≠ Joachim; James ≠ Jeremy; Antoon ≠ Andries; Anthony ≠ Arthur; Cornelis ≠ Constant;
      Alfons ≠ Alfred; August ≠ Gustaaf; Augustin ≠ Auguste; Camiel ≠ Emiel; Jules ≠ Julien; Albert ≠ Hubert;
      Albert ≠ Robert; Robert ≠ Rupert; Gilbert ≠ Norbert; Alfred ≠ Frederik; Edgard ≠ Edwin;
      Eduard ≠ Edgard; Theodoor ≠ Theofiel; Leon ≠ Leopold; Leo ≠ Leonard; Paul ≠ Leopold; Michel ≠ Marcel;
      Maurice ≠ Marius; Matthias ≠ Mattheus; Marc ≠ Marcel; Marcus ≠ Martinus; Laurent ≠ Leonard; Georges ≠ Gregoire;
      Gerard ≠ Gregor; Stefan ≠ Sebastian; Stanislas ≠ Stanley; Benedict ≠ Benjamin;
      Constant ≠ Constantin; Florent ≠ Florian; Isidoor ≠ Theodoor; Justin ≠ Juste; Marcel ≠ Martin; Oscar ≠ Oswald;
      Raymond ≠ Edmond; Richard ≠ Roger; Roland ≠ Rodolphe; Rudolf ≠ Adolf; Simon ≠ Samuel; Thomas ≠ Tobias;
      Timothy ≠ Tobias; Victor ≠ Vincent; Valentin ≠ Valère; Sylvain ≠ Sylvester; Daniel ≠ David;
      Dirk ≠ Dick; Denis ≠ Daniel; Hugo ≠ Hubert; Ernest ≠ Eugène; Ivo ≠ Ivan; Maria ≠ Martha; Marie ≠ Marguerite;
      Anna ≠ Agnes; Jeanne ≠ Josephine; Catharina ≠ Christina; Madeleine ≠ Marie; Hélène ≠ Henriette;
      Isabella ≠ Elisabeth; Julia ≠ Juliana; Louise ≠ Lucie; Pauline ≠ Paula; Rosa ≠ Rosalie; Augusta ≠ Augustine`,
  },
};

/** Pairs of one language, by kind: pairs are separated by semicolons, the two names of each by `=` or `≠`. */
type PairTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface NamePair {
  readonly language: string;
  readonly kind: string;
  readonly one: string;
  readonly other: string;
}

/** The pairs as a flat list, in the order they are written. */
export function listPairs(texts: PairTexts): NamePair[] {
  return Object.entries(texts).flatMap(([language, kinds]) =>
    Object.entries(kinds).flatMap(([kind, pairs]) =>
      pairs.split(';').map((pair) => {
        const [one = '', other = ''] = pair.split(/[=≠]/).map((name) => name.trim());
        return { language, kind, one, other };
      }),
    ),
  );
}
