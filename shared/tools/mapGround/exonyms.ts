/** What a place is called in a language that has another word for it than its own name. */
export interface Exonym {
  readonly nl: string;
  readonly en: string;
  readonly fr: string;
  readonly de: string;
  /** The zoom from which the map shows it, where its size says too little of what it means here. */
  readonly zoom?: number;
}

/** Of Ieper and the places of its war from the farthest zoom on, as nobody looks for them by their size. */
const known = `
Ieper, BE | Ieper | Ypres | Ypres | Ypern | 6
Diksmuide, BE | Diksmuide | Dixmude | Dixmude | Diksmuide | 9
Nieuwpoort, BE | Nieuwpoort | Nieuport | Nieuport | Nieuwpoort | 9
Poperinge, BE | Poperinge | Poperinge | Poperinge | Poperinge | 9
Passendale, BE | Passendale | Passchendaele | Passchendaele | Passendale | 10
Mesen, BE | Mesen | Messines | Messines | Mesen | 10
Langemark, BE | Langemark | Langemark | Langemark | Langemark | 10
Menen, BE | Menen | Menin | Menin | Menen | 9
`;

const others = `
Brussels, BE | Brussel | Brussels | Bruxelles | Brüssel
Antwerpen, BE | Antwerpen | Antwerp | Anvers | Antwerpen
Gent, BE | Gent | Ghent | Gand | Gent
Brugge, BE | Brugge | Bruges | Bruges | Brügge
Oostende, BE | Oostende | Ostend | Ostende | Ostende
Ostend, BE | Oostende | Ostend | Ostende | Ostende
Kortrijk, BE | Kortrijk | Kortrijk | Courtrai | Kortrijk
Roeselare, BE | Roeselare | Roeselare | Roulers | Roeselare
Veurne, BE | Veurne | Veurne | Furnes | Veurne
Wervik, BE | Wervik | Wervik | Wervicq | Wervik
Wijtschate, BE | Wijtschate | Wytschaete | Wytschaete | Wijtschate
De Panne, BE | De Panne | De Panne | La Panne | De Panne
Koksijde, BE | Koksijde | Koksijde | Coxyde | Koksijde
Torhout, BE | Torhout | Torhout | Thourout | Torhout
Leuven, BE | Leuven | Leuven | Louvain | Löwen
Mechelen, BE | Mechelen | Mechelen | Malines | Mecheln
Dendermonde, BE | Dendermonde | Dendermonde | Termonde | Dendermonde
Aalst, BE | Aalst | Aalst | Alost | Aalst
Oudenaarde, BE | Oudenaarde | Oudenaarde | Audenarde | Oudenaarde
Ronse, BE | Ronse | Ronse | Renaix | Ronse
Liège, BE | Luik | Liège | Liège | Lüttich
Mons, BE | Bergen | Mons | Mons | Mons
Namur, BE | Namen | Namur | Namur | Namur
Tournai, BE | Doornik | Tournai | Tournai | Tournai
Mouscron, BE | Moeskroen | Mouscron | Mouscron | Mouscron
Lille, FR | Rijsel | Lille | Lille | Lille
Dunkerque, FR | Duinkerke | Dunkirk | Dunkerque | Dünkirchen
Arras, FR | Atrecht | Arras | Arras | Arras
Cambrai, FR | Kamerijk | Cambrai | Cambrai | Cambrai
Bailleul, FR | Belle | Bailleul | Bailleul | Bailleul
Paris, FR | Parijs | Paris | Paris | Paris
Strasbourg, FR | Straatsburg | Strasbourg | Strasbourg | Straßburg
Lyon, FR | Lyon | Lyon | Lyon | Lyon
London, GB | Londen | London | Londres | London
Edinburgh, GB | Edinburgh | Edinburgh | Édimbourg | Edinburgh
Dover, GB | Dover | Dover | Douvres | Dover
Dublin, IE | Dublin | Dublin | Dublin | Dublin
The Hague, NL | Den Haag | The Hague | La Haye | Den Haag
Vlissingen, NL | Vlissingen | Flushing | Flessingue | Vlissingen
Luxembourg, LU | Luxemburg | Luxembourg | Luxembourg | Luxemburg
Köln, DE | Keulen | Cologne | Cologne | Köln
Aachen, DE | Aken | Aachen | Aix-la-Chapelle | Aachen
Hamburg, DE | Hamburg | Hamburg | Hambourg | Hamburg
Munich, DE | München | Munich | Munich | München
Nürnberg, DE | Neurenberg | Nuremberg | Nuremberg | Nürnberg
Dresden, DE | Dresden | Dresden | Dresde | Dresden
Leipzig, DE | Leipzig | Leipzig | Leipzig | Leipzig
Bremen, DE | Bremen | Bremen | Brême | Bremen
Hannover, DE | Hannover | Hanover | Hanovre | Hannover
Frankfurt am Main, DE | Frankfurt | Frankfurt | Francfort | Frankfurt am Main
Zürich, CH | Zürich | Zurich | Zurich | Zürich
Genève, CH | Genève | Geneva | Genève | Genf
Bern, CH | Bern | Bern | Berne | Bern
Basel, CH | Bazel | Basel | Bâle | Basel
Vienna, AT | Wenen | Vienna | Vienne | Wien
Prague, CZ | Praag | Prague | Prague | Prag
Budapest, HU | Boedapest | Budapest | Budapest | Budapest
Bratislava, SK | Bratislava | Bratislava | Bratislava | Bratislava
Warsaw, PL | Warschau | Warsaw | Varsovie | Warschau
Kraków, PL | Krakau | Kraków | Cracovie | Krakau
Lviv, UA | Lviv | Lviv | Lviv | Lwiw
Kyiv, UA | Kyiv | Kyiv | Kiev | Kiew
Rome, IT | Rome | Rome | Rome | Rom
Milan, IT | Milaan | Milan | Milan | Mailand
Turin, IT | Turijn | Turin | Turin | Turin
Naples, IT | Napels | Naples | Naples | Neapel
Genoa, IT | Genua | Genoa | Gênes | Genua
Florence, IT | Florence | Florence | Florence | Florenz
Zagreb, HR | Zagreb | Zagreb | Zagreb | Zagreb
Ljubljana, SI | Ljubljana | Ljubljana | Ljubljana | Ljubljana
Belgrade, RS | Belgrado | Belgrade | Belgrade | Belgrad
Bucharest, RO | Boekarest | Bucharest | Bucarest | Bukarest
Sofia, BG | Sofia | Sofia | Sofia | Sofia
Athens, GR | Athene | Athens | Athènes | Athen
Istanbul, TR | Istanboel | Istanbul | Istanbul | Istanbul
Lisbon, PT | Lissabon | Lisbon | Lisbonne | Lissabon
Madrid, ES | Madrid | Madrid | Madrid | Madrid
Barcelona, ES | Barcelona | Barcelona | Barcelone | Barcelona
Copenhagen, DK | Kopenhagen | Copenhagen | Copenhague | Kopenhagen
Stockholm, SE | Stockholm | Stockholm | Stockholm | Stockholm
Moscow, RU | Moskou | Moscow | Moscou | Moskau
Saint Petersburg, RU | Sint-Petersburg | Saint Petersburg | Saint-Pétersbourg | Sankt Petersburg
Algiers, DZ | Algiers | Algiers | Alger | Algier
Cairo, EG | Caïro | Cairo | Le Caire | Kairo
Alexandria, EG | Alexandrië | Alexandria | Alexandrie | Alexandria
Cape Town, ZA | Kaapstad | Cape Town | Le Cap | Kapstadt
Beijing, CN | Peking | Beijing | Pékin | Peking
New York City, US | New York | New York | New York | New York
Washington, US | Washington | Washington | Washington | Washington
Montréal, CA | Montreal | Montreal | Montréal | Montreal
`;

/** By the name in the sources and the code of the country: `Lille, FR`. */
export const exonyms: Readonly<Record<string, Exonym>> = Object.fromEntries(
  `${known}${others}`
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [place = '', nl = '', en = '', fr = '', de = '', zoom] = line.split('|').map((cell) => cell.trim());
      return [place, { nl, en, fr, de, ...(zoom === undefined ? {} : { zoom: Number(zoom) }) }];
    }),
);
