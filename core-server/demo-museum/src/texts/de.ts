import { phrases } from './Phrase.ts';
import type { Phrasebook } from './situations.ts';

export const de: Phrasebook = {
  parents: phrases(`
    [Sohn|Tochter] von {father} und {mother}.
    [Sohn|Tochter] des {father} und der {mother}, {inHome}.
    Eltern: {father} und {mother}.
    [Sohn|Tochter] von {mother} und dem verstorbenen {lateFather}.`),
  family: phrases(`
    {order} von {children} Kindern.
    Wuchs bei den Großeltern {inHome} auf.
    Der Vater, {lateFather}, starb früh.`),
  married: phrases(`
    Verheiratet mit {spouse}.
    Verheiratet mit {spouse}; {offspring} Kinder.`),
  single: phrases(`
    Ledig; lebte bei der Mutter.
    Ledig.`),
  nextOfKin: phrases(`
    Die Familie erhielt die Nachricht erst Monate später.
    Benachrichtigt wurde die Mutter, {mother}, {street}.
    Der Nachlass ging an den Vater, {livingFather}.`),
  familyLoss: phrases(`
    Auch der Bruder {sibling} steht in der Namenliste.
    Die Familie verlor mehr als ein Kind im Krieg.`),
  born: phrases(`
    {order} von {children} Kindern.
    Getauft in der Pfarrkirche.
    Die Geburt meldete der Vater, {father}.`),
  school: phrases(`
    Verließ die Schule mit {age} Jahren.
    Erhielt einen Preis für Fleiß.
    Besuchte daneben die Fortbildungsschule.`),
  work: phrases(`
    Arbeitete bis zum Krieg als {trade}.
    Übernahm den Betrieb des Vaters.
    Ging nach der Lehre auf Wanderschaft.`),
  home: phrases(`
    Wohnte dort mit der Familie.
    Anschrift nach dem Adressbuch von 1912.`),
  fugitive: phrases(`
    Floh zu Fuß vor dem Beschuss.
    Fand Aufnahme bei Verwandten.
    Kehrte 1919 in ein zerstörtes Dorf zurück.`),
  evacuated: phrases(`
    Mit den Bewohnern des Ortes weggebracht.
    Auf Befehl aus der Kampfzone geräumt.`),
  deported: phrases(`
    Zur Zwangsarbeit verschleppt.
    Kam krank und erschöpft zurück.`),
  moved: phrases(`
    Zog der Arbeit wegen dorthin.
    {ifMarried}Zog nach der Heirat dorthin.`),
  marriage: phrases(`
    Kirchlich getraut.
    Das Paar hatte {offspring} Kinder.`),
  peacetime: phrases(`
    Diente seit {year}.
    Schon vor dem Krieg im Dienst.`),
  volunteered: phrases(`
    Meldete sich als Kriegsfreiwilliger.
    Rückte mit Schulkameraden ein.`),
  conscripted: phrases(`
    Mit seinem Jahrgang einberufen.
    Zur Ersatzreserve eingezogen.`),
  service: phrases(`
    Diente im {regiment}.
    In Stellung {nearPlace}.
    Meldegänger seiner Kompanie.
    Krankenträger.
    Am Maschinengewehr ausgebildet.
    In Ruhe {inRear}.`),
  postedTo: phrases(`
    Kam mit einem Ersatztransport zur Truppe.`),
  attachedTo: phrases(`
    Zu einer Pionierkompanie abkommandiert.
    Als Dolmetscher abkommandiert.`),
  renumbered: phrases(`
    Erhielt eine neue Stammrollennummer.`),
  transferred: phrases(`
    Versetzt zum {regiment}.
    Nach der Genesung versetzt.`),
  promoted: phrases(`
    Im Felde befördert.
    Nach einem Lehrgang befördert.`),
  jailed: phrases(`
    Wegen versteckter Soldaten verhaftet.
    Von einem Feldgericht verurteilt.`),
  captured: phrases(`
    {nearPlace} in Gefangenschaft geraten.
    Bis 1919 in Gefangenschaft.
    Schrieb eine Karte aus dem Lager.`),
  wounded: phrases(`
    Bei einem Patrouillengang verwundet.
    Beim Angriff {nearPlace} verwundet.
    Blieb bei der Truppe.`),
  woundedAgain: phrases(`
    Zum zweiten Mal verwundet.`),
  hospital: phrases(`
    Behandelt im Lazarett ({hospital}).
    Mit dem Lazarettzug zurückgebracht.
    Nach sechs Wochen wieder bei der Truppe.`),
  illness: phrases(`
    Mit Ruhr eingeliefert.
    Mit Bronchitis eingeliefert.
    Mit erfrorenen Füßen eingeliefert.`),
  fell: phrases(`
    Gefallen beim Sturm {nearPlace}.
    Durch Kopfschuss gefallen.
    Im Maschinengewehrfeuer gefallen.
    Fiel, als er einem verwundeten Kameraden helfen wollte.`),
  shelled: phrases(`
    Durch Artillerievolltreffer im Unterstand gefallen.
    Bei der Ablösung durch eine Granate gefallen.
    Im Graben verschüttet.`),
  gassedByCloud: phrases(`
    An Gasvergiftung gestorben.
    Beim Abblasen der eigenen Wolke vergiftet.`),
  gassedByShells: phrases(`
    An Gasvergiftung gestorben.
    Bei einem Gelbkreuzüberfall vergiftet.`),
  missing: phrases(`
    Seit den Kämpfen {nearPlace} vermisst.
    Vermisst, später für tot erklärt.`),
  diedOfWounds: phrases(`
    Seinen Wunden erlegen ({hospital}).
    Kurz nach der Einlieferung verstorben.`),
  accident: phrases(`
    Durch Unglücksfall ums Leben gekommen.
    Beim Entschärfen einer Handgranate verunglückt.`),
  diedInCamp: phrases(`
    In Gefangenschaft gestorben.
    Im Lagerlazarett gestorben.`),
  shotAtDawn: phrases(`
    Nach einem Kriegsgerichtsurteil erschossen.`),
  civilianShelled: phrases(`
    Im eigenen Haus durch eine Granate getötet.
    Bei einer Beschießung auf der Straße getötet.`),
  civilianBombed: phrases(`
    Bei einem nächtlichen Luftangriff getötet.`),
  civilianGassed: phrases(`
    Vom Gas überrascht, das über die Linien trieb.`),
  massacre: phrases(`
    Beim Einmarsch mit anderen Dorfbewohnern erschossen.`),
  executed: phrases(`
    Wegen Spionage zum Tode verurteilt und erschossen.`),
  forcedLabour: phrases(`
    An den Entbehrungen der Zwangsarbeit gestorben.`),
  exileEnded: phrases(`
    In der Fremde gestorben.`),
  explosive: phrases(`
    Beim Pflügen auf einen Blindgänger gestoßen.`),
  buried: phrases(`
    Von den Kameraden beigesetzt.
    Das Grab trug zuerst ein Holzkreuz.`),
  reburied: phrases(`
    In den fünfziger Jahren umgebettet.
    Zuerst {inPlace} beigesetzt.`),
  wallOfNames: phrases(`
    Der Name steht auf {panel}.
    Hat kein bekanntes Grab.`),
  villagePlate: phrases(`
    Der Name steht auf dem Denkmal der Gemeinde.`),
  decorated: phrases(`
    Für Tapferkeit vor dem Feinde.
    Barg drei Verwundete unter schwerem Feuer.
    Hielt trotz Verwundung seinen Posten.`),
  afterwards: phrases(`
    Kehrte nach dem Krieg {toPlace} zurück.
    Sprach selten vom Krieg.
    Mitglied des Kriegervereins.`),
  kept: phrases(`
    Eine Schulklasse schrieb über dieses Leben.`),
  keptSoldier: phrases(`
    Die Familie bewahrt ein Bündel Feldpostbriefe.
    Ein Bild in Uniform kam von einer Großnichte.
    Eine Schulklasse schrieb über dieses Leben.`),
};
