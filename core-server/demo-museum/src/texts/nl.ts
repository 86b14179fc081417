import { phrases } from './Phrase.ts';
import type { Phrasebook } from './situations.ts';

export const nl: Phrasebook = {
  parents: phrases(`
    [Zoon|Dochter] van {father} en {mother}.
    [Zoon|Dochter] van {father}, {fathersTrade}, en {mother}.
    Kind van {father} en {mother}, {order} in een gezin van {children}.
    Ouders: {father} en {mother}, {inHome}.
    [Zoon|Dochter] van {mother} en wijlen {lateFather}.
    [Zijn|Haar] vader {father} was {fathersTrade} {inHome}.`),
  family: phrases(`
    Was het {order} van {children} kinderen.
    Het gezin telde {children} kinderen.
    Groeide op bij grootouders {inHome}.
    Was nog een kind toen vader {lateFather} overleed.
    De familie woonde al generaties lang {inHome}.`),
  married: phrases(`
    Gehuwd met {spouse}.
    Gehuwd met {spouse}; het paar had {offspring} kinderen.
    {spouse} bleef alleen achter met {offspring} kinderen.`),
  single: phrases(`
    Verloofd bij het uitbreken van de oorlog.
    Ongehuwd; woonde bij [zijn|haar] moeder.
    Bleef ongehuwd.`),
  nextOfKin: phrases(`
    De familie kreeg het overlijdensbericht maanden later.
    Als naaste verwant stond [zijn|haar] moeder {mother} genoteerd, {street}.
    Als naaste verwant werd [zijn|haar] vader {livingFather} opgegeven.
    [Zijn|Haar] persoonlijke bezittingen gingen naar {mother}.
    De familie vroeg tot in de jaren dertig inlichtingen over [zijn|haar] graf.`),
  familyLoss: phrases(`
    Ook [zijn|haar] broer {sibling} staat in de namenlijst.
    Het gezin verloor in de oorlog meer dan één kind.
    Zie ook {sibling}.`),
  born: phrases(`
    Geboren als {order} van {children} kinderen.
    De aangifte gebeurde door de vader, {fathersTrade}.
    Geboren op de hoeve van de grootouders.
    Gedoopt in de parochiekerk.
    De geboorteakte vermeldt {father} en {mother}.`),
  school: phrases(`
    Bleef op school tot de leeftijd van {age} jaar.
    Ging alleen in de wintermaanden naar school.
    Kreeg een prijs voor vlijt en goed gedrag.
    Moest de school verlaten om thuis te helpen.
    Leerde er lezen en schrijven.`),
  work: phrases(`
    Werkte als {trade} tot het uitbreken van de oorlog.
    Nam de zaak van [zijn|haar] vader over.
    {ifBelgian}Trok elk najaar naar Noord-Frankrijk voor de bietenoogst.
    Begon op [zijn|haar] twaalfde te werken.
    Werkte zes dagen per week voor een karig loon.
    {ifBelgian}Bleef aan het werk tot de beschietingen het onmogelijk maakten.
    Stond bekend als een bekwaam {trade}.`),
  home: phrases(`
    Woonde er met het gezin.
    Huurde er een kleine woning.
    {ifBelgian}Het huis werd in de oorlog volledig verwoest.
    Woonde er in bij familie.
    {ifBelgian}Adres volgens het bevolkingsregister van 1910.`),
  fugitive: phrases(`
    Vluchtte met paard en kar voor de beschietingen.
    Vluchtte te voet, met enkel een koffer en wat beddengoed.
    Vond onderdak bij een boerenfamilie.
    Kreeg er steun van een plaatselijk vluchtelingencomité.
    Verbleef er in een opvangkamp en keerde pas na de oorlog terug.
    Raakte onderweg de rest van het gezin kwijt.
    Werkte er in een munitiefabriek.
    Keerde in 1919 terug en woonde eerst in een barak van het Koning Albertfonds.`),
  evacuated: phrases(`
    Verplicht geëvacueerd toen de streek ontruimd werd.
    Met een schoolkolonie weggebracht uit de frontstreek.
    Het leger liet de bewoners twee uur om te vertrekken.
    Op een legerwagen naar het station gebracht.`),
  deported: phrases(`
    Opgeëist als dwangarbeider.
    Ingedeeld bij een Zivilarbeiter-Bataillon; werkte aan spoorlijnen en loopgraven.
    Weggevoerd na een razzia op het marktplein.
    Weigerde te werken en kreeg enkel nog water en brood.
    Keerde ziek en uitgeput terug.`),
  moved: phrases(`
    {ifMarried}Verhuisde na het huwelijk.
    Verhuisde voor het werk.
    Week uit op zoek naar een beter bestaan.
    Week uit naar de stad.`),
  marriage: phrases(`
    Het huwelijk werd ingezegend in de parochiekerk.
    Het huwelijk werd voltrokken in aanwezigheid van beide families.
    Het paar kreeg {offspring} kinderen.
    De getuigen waren een broer en een buurman.`),
  peacetime: phrases(`
    Deed [zijn|haar] legerdienst in {year}.
    Al voor de oorlog in dienst.`),
  volunteered: phrases(`
    Meldde zich als vrijwilliger.
    Nam vrijwillig dienst, samen met vrienden uit het dorp.
    Gaf zich ouder uit dan hij was.
    Meldde zich aan in {year}; woonde toen {inHome}.`),
  conscripted: phrases(`
    Opgeroepen met zijn lichting.
    Onder de wapens geroepen.
    Opgeroepen na een eerdere afkeuring.`),
  service: phrases(`
    Diende bij {unit}.
    Kwam met zijn eenheid aan in de sector {place}.
    Deed dienst in de loopgraven {nearPlace}.
    Lag met zijn eenheid {inRear} in rust voor de aanval.
    Werkte 's nachts aan prikkeldraad en loopgraven.
    Was brancardier bij {unit}.
    Was ordonnans en bracht berichten naar de voorste lijn.
    Diende als mitrailleurschutter.`),
  postedTo: phrases(`
    Kwam als versterking bij {unit}.
    Vanuit het depot naar het front gestuurd.`),
  attachedTo: phrases(`
    Tijdelijk toegevoegd aan een werkploeg van de genie.
    Toegevoegd als tolk en gids.
    Toegevoegd als brancardier.`),
  renumbered: phrases(`
    Kreeg een nieuw stamnummer.
    Hernummerd bij de hervorming van de eenheid.`),
  transferred: phrases(`
    Overgeplaatst na herstel.
    Overgeplaatst naar {unit}.
    Op eigen verzoek van eenheid veranderd.`),
  promoted: phrases(`
    Bevorderd op het slagveld.
    Bevorderd na een opleiding achter het front.
    Bevorderd wegens moed en plichtsbesef.`),
  jailed: phrases(`
    Opgesloten wegens het smokkelen van brieven over de grens.
    Aangehouden omdat [hij|zij] soldaten onderdak gaf.
    Veroordeeld door een krijgsraad van de bezetter.
    Gevangengezet omdat [hij|zij] een bevel van de Kommandantur negeerde.
    Zat er drie weken in de cel zonder proces.`),
  captured: phrases(`
    Krijgsgevangen genomen {nearPlace}.
    Viel in handen van {enemy} toen zijn stelling omsingeld werd.
    Bleef gevangen tot het einde van de oorlog.
    Moest er in een steengroeve werken.
    Ontving er pakketten van het Rode Kruis.
    Over de Nederlandse grens geïnterneerd.`),
  wounded: phrases(`
    Gewond tijdens een patrouille.
    Gewond bij het aanvoeren van munitie.
    Gewond tijdens de aanval {nearPlace}.
    Lag een nacht in niemandsland voor brancardiers hem vonden.
    Bleef na verzorging bij zijn eenheid.`),
  woundedAgain: phrases(`
    Voor de tweede keer gewond.
    Opnieuw gewond, enkele maanden na [zijn|haar] terugkeer.`),
  hospital: phrases(`
    Verzorgd in {hospital}.
    Met een hospitaaltrein afgevoerd.
    Onderging er een amputatie.
    Na zes weken hersteld teruggestuurd.
    Geopereerd door een chirurg van het Rode Kruis.`),
  illness: phrases(`
    Opgenomen met loopgravenkoorts.
    Opgenomen met bevroren voeten.
    Opgenomen met bronchitis.
    Opgenomen met schurft.`),
  fell: phrases(`
    Sneuvelde tijdens de aanval {nearPlace}.
    Getroffen door mitrailleurvuur toen zijn compagnie oprukte.
    Werd dodelijk getroffen door een scherpschutter.
    Sneuvelde terwijl hij een gewonde kameraad wilde helpen.
    Gesneuveld in de vroege ochtend; zijn lichaam kon pas dagen later geborgen worden.
    Sneuvelde op weg naar de voorste lijn.
    Volgens een kameraad was hij op slag dood.`),
  shelled: phrases(`
    Gedood door een granaat die insloeg op zijn schuilplaats.
    Gedood door granaatvuur tijdens de aflossing.
    Kwam om toen een granaat de veldkeuken trof.
    Gedood door een vliegtuigbom in het rustkamp.
    Bedolven in zijn loopgraaf na een voltreffer.`),
  gassedByCloud: phrases(`
    Stierf aan de gevolgen van een gasaanval.
    Bedwelmd door de chloorwolk en niet meer teruggezien.
    Had enkel een natte zakdoek tegen het gas.`),
  gassedByShells: phrases(`
    Stierf aan de gevolgen van een gasaanval.
    Blootgesteld aan mosterdgas; overleed twee dagen later.`),
  missing: phrases(`
    Vermist na de aanval {nearPlace}; zijn lichaam werd niet teruggevonden.
    Als vermist opgegeven en later officieel overleden verklaard.
    Voor het laatst gezien {nearPlace}.`),
  diedOfWounds: phrases(`
    Overleed aan zijn verwondingen in {hospital}.
    Bezweek kort na aankomst in {hospital}.
    Overleefde de operatie niet.
    Stierf in het bijzijn van de aalmoezenier.`),
  accident: phrases(`
    Kwam om bij een ongeval met een granaat.
    Verdronk in de ondergelopen vlakte.
    Verongelukte bij het laden van munitie.`),
  diedInCamp: phrases(`
    Overleed in krijgsgevangenschap.
    Stierf van uitputting in een arbeidskamp.
    Overleden in het kamphospitaal.`),
  shotAtDawn: phrases(`
    Door een krijgsraad ter dood veroordeeld en bij dageraad gefusilleerd.
    Gefusilleerd wegens desertie; in 2006 postuum in eer hersteld.`),
  civilianShelled: phrases(`
    Gedood door een granaat in de eigen woning.
    Getroffen op straat tijdens een beschieting.
    Kwam om toen de kelder waarin de buren schuilden instortte.
    Getroffen op het veld.
    Kwam samen met enkele buren om het leven.
    Getroffen op weg naar de mis.`),
  civilianBombed: phrases(`
    Gedood door een vliegtuigbom op het marktplein.
    Kwam om bij een nachtelijk luchtbombardement.
    De bom viel op het huis van de buren.`),
  civilianGassed: phrases(`
    Overvallen door het gas dat over de linies dreef.
    Had geen masker toen de gasgranaten insloegen.`),
  massacre: phrases(`
    Gefusilleerd bij de inval, samen met dorpsgenoten.
    Uit huis gehaald en op het kerkplein doodgeschoten.
    Slachtoffer van de represailles van augustus 1914.`),
  executed: phrases(`
    Ter dood veroordeeld wegens spionage en gefusilleerd.
    Terechtgesteld na verraad van het netwerk.`),
  forcedLabour: phrases(`
    Overleden aan ontbering tijdens de dwangarbeid.
    Bezweek in een werkkamp achter het front.
    Stierf kort na de terugkeer uit het kamp.`),
  exileEnded: phrases(`
    Overleden in ballingschap.
    Overleden in een opvangcentrum voor vluchtelingen.
    Ver van huis begraven; niemand van het dorp kon erbij zijn.`),
  explosive: phrases(`
    Kwam om bij het ontmantelen van een obus.
    Raakte tijdens het ploegen een niet-ontplofte granaat.
    Vond bij het spelen een granaat in het puin.`),
  buried: phrases(`
    Begraven in het bijzijn van zijn kameraden.
    Het graf kreeg eerst een houten kruis.
    De familie koos het opschrift op de steen.
    Werd naast een vriend van dezelfde eenheid begraven.`),
  reburied: phrases(`
    In de jaren twintig herbegraven.
    Bij de samenvoeging van de begraafplaatsen overgebracht.
    Eerst begraven {inPlace}.`),
  wallOfNames: phrases(`
    Staat vermeld op {panel}.
    Heeft geen bekend graf.
    Naam toegevoegd na onderzoek door vrijwilligers.`),
  villagePlate: phrases(`
    Naam gegrift in het monument van de gemeente.
    Vermeld bij de burgerslachtoffers.
    De naam staat er met een schrijffout.
    Jaarlijks voorgelezen op 11 november.`),
  decorated: phrases(`
    Voor moed en toewijding onder vuur.
    Bracht onder zwaar granaatvuur drie gewonden in veiligheid.
    Herstelde tot viermaal toe een verbroken telefoonlijn.
    Hield zijn post tot de aflossing, hoewel hij zelf gewond was.
    Voor voorbeeldige plichtsvervulling gedurende de hele veldtocht.
    Nam na het uitvallen van de officieren de leiding van het peloton op zich.`),
  afterwards: phrases(`
    Keerde na de oorlog terug {toPlace}.
    Was later lid van de bond van oud-strijders.
    Sprak zelden over de oorlog.
    Hielp bij de wederopbouw van het dorp.
    Leidde in de jaren twintig bezoekers rond op de slagvelden.
    Leed de rest van [zijn|haar] leven aan de gevolgen van de oorlog.`),
  kept: phrases(`
    De familie bewaart een bundel brieven uit de oorlogsjaren.
    [Zijn|Haar] naam leeft voort in een liedje uit het dorp.
    Er is een bidprentje bewaard.
    Een klas uit de buurt schreef over dit leven.`),
  keptSoldier: phrases(`
    De familie bewaart een bundel brieven van het front.
    Een foto in uniform werd door een achternicht bezorgd.
    Een klas uit de buurt schreef over dit leven.
    Het medaillon dat hij droeg, kwam in 1922 terug bij de familie.
    Zijn zakboekje met potloodnotities is bewaard.`),
};
