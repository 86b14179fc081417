import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import { Linocut } from './linocut.ts';
import { barracks } from './scenes/barracks.ts';
import { camp } from './scenes/camp.ts';
import { canal } from './scenes/canal.ts';
import { cemetery } from './scenes/cemetery.ts';
import { classroom } from './scenes/classroom.ts';
import { clothHall } from './scenes/clothHall.ts';
import { diggers } from './scenes/diggers.ts';
import { domes } from './scenes/domes.ts';
import { easel } from './scenes/easel.ts';
import { factory } from './scenes/factory.ts';
import { floodedPlain } from './scenes/floodedPlain.ts';
import { gasCloud } from './scenes/gasCloud.ts';
import { hospitalWard } from './scenes/hospitalWard.ts';
import { cathedral, chapel, gate, oldGate } from './scenes/ieper.ts';
import { letter } from './scenes/letter.ts';
import { millTown } from './scenes/millTown.ts';
import { mineBlast } from './scenes/mineBlast.ts';
import { mud } from './scenes/mud.ts';
import { pigeons } from './scenes/pigeons.ts';
import { pirogues } from './scenes/pirogues.ts';
import { refugeeRoad } from './scenes/refugeeRoad.ts';
import { sheepHills } from './scenes/sheepHills.ts';
import { ship } from './scenes/ship.ts';
import { train } from './scenes/train.ts';
import { tunnel } from './scenes/tunnel.ts';
import { vase } from './scenes/vase.ts';
import { villageChurch } from './scenes/villageChurch.ts';

interface Scene {
  readonly draw: (block: Linocut) => void;
  /** What the picture shows, for those who cannot see it. */
  readonly alt: Readonly<Record<Language, string>>;
}

const scene = (draw: Scene['draw'], nl: string, en: string, fr: string, de: string): Scene => ({
  draw,
  alt: { nl, en, fr, de },
});

const scenes = {
  barracks: scene(
    barracks,
    'Houten barak tussen ruïnes; een vrouw en een jongen ervoor, een nieuwe gevel in de steigers.',
    'Wooden hut among ruins; a woman and a boy in front of it, a new gable in its scaffold.',
    'Baraque de bois parmi les ruines ; devant, une femme et un garçon, et un pignon neuf en chantier.',
    'Holzbaracke zwischen Ruinen, davor eine Frau und ein Junge; daneben ein neuer Giebel im Gerüst.',
  ),
  camp: scene(
    camp,
    'Rij mannen tussen barakken en een wachttoren, achter prikkeldraad in de sneeuw.',
    'A row of men between huts and a watchtower, behind barbed wire in the snow.',
    'Une file d’hommes entre des baraques et un mirador, derrière des barbelés, dans la neige.',
    'Eine Reihe Männer zwischen Baracken und Wachturm, hinter Stacheldraht im Schnee.',
  ),
  canal: scene(
    canal,
    'Kanaal tussen kapotgeschoten bomen, met een loopbrug op vaten.',
    'A canal between shattered trees, with a footbridge on barrels.',
    'Un canal entre des arbres brisés, avec une passerelle sur des tonneaux.',
    'Ein Kanal zwischen zerschossenen Bäumen, darüber ein Steg auf Fässern.',
  ),
  cathedral: scene(
    cathedral,
    'Grote kerk met één spitse toren boven een lang schip.',
    'Great church with one spire above a long nave.',
    'Grande église à une flèche au-dessus d’une longue nef.',
    'Große Kirche mit einem spitzen Turm über einem langen Schiff.',
  ),
  cemetery: scene(
    cemetery,
    'Rijen houten kruisen met een jonge boom en klaprozen.',
    'Rows of wooden crosses with a young tree and poppies.',
    'Des rangées de croix de bois, un jeune arbre et des coquelicots.',
    'Reihen von Holzkreuzen, ein junger Baum und Mohnblumen.',
  ),
  chapel: scene(
    chapel,
    'Kleine bakstenen kerk met een vierkante toren tussen bomen.',
    'Small brick church with a square tower among trees.',
    'Petite église de briques à tour carrée parmi les arbres.',
    'Kleine Backsteinkirche mit viereckigem Turm zwischen Bäumen.',
  ),
  classroom: scene(
    classroom,
    'Meisjes in schoolbanken, op de rug gezien; op het bord is een boot getekend.',
    'Girls at their desks, seen from behind; a boat is drawn on the blackboard.',
    'Des écolières vues de dos ; un bateau est dessiné au tableau.',
    'Mädchen in Schulbänken, von hinten gesehen; an der Tafel ist ein Boot gezeichnet.',
  ),
  cloth_hall: scene(
    clothHall,
    'De uitgebrande Lakenhalle van Ieper met de afgebroken belforttoren.',
    'The burnt-out Cloth Hall of Ypres with the broken tower of its belfry.',
    'La halle aux draps d’Ypres, incendiée, et son beffroi brisé.',
    'Die ausgebrannte Tuchhalle von Ypern mit dem abgebrochenen Belfried.',
  ),
  diggers: scene(
    diggers,
    'Arbeiders met schoppen op een kale vlakte; vooraan een hoop granaten en een rol prikkeldraad.',
    'Labourers with shovels on a bare plain; in front a heap of shells and a coil of barbed wire.',
    'Des ouvriers à la pelle sur une plaine nue ; devant, un tas d’obus et un rouleau de barbelés.',
    'Arbeiter mit Schaufeln auf kahler Ebene; vorn ein Haufen Granaten und eine Rolle Stacheldraht.',
  ),
  domes: scene(
    domes,
    'Paleis met koepels en torentjes; op het gazon herstellende soldaten met tulband.',
    'A palace with domes and turrets; on the lawn, soldiers in turbans who are recovering.',
    'Un palais à coupoles et à tourelles ; sur la pelouse, des soldats en turban convalescents.',
    'Ein Palast mit Kuppeln und Türmchen; auf dem Rasen genesende Soldaten mit Turban.',
  ),
  easel: scene(
    easel,
    'Soldaat in overjas schildert op een ezel in de duinen, met de zee op de achtergrond.',
    'A soldier in a greatcoat painting at an easel in the dunes, with the sea behind.',
    'Un soldat en capote peint devant un chevalet, dans les dunes, au bord de la mer.',
    'Ein Soldat im Mantel malt in den Dünen an einer Staffelei, dahinter das Meer.',
  ),
  factory: scene(
    factory,
    'Vrouwen aan draaibanken in een fabriekshal; vooraan een rij granaten.',
    'Women at lathes in a factory hall; in front a row of shells.',
    'Des femmes devant des tours, dans une usine ; au premier plan, une rangée d’obus.',
    'Frauen an Drehbänken in einer Fabrikhalle; vorn eine Reihe Granaten.',
  ),
  flooded_plain: scene(
    floodedPlain,
    'Overstroomde vlakte met een halve hoeve, knotwilgen en hekpalen in het water.',
    'A flooded plain with half a farm, pollard willows and fence posts in the water.',
    'Une plaine inondée : une ferme à demi noyée, des saules têtards, des piquets.',
    'Überflutete Ebene mit einem halben Hof, Kopfweiden und Zaunpfählen im Wasser.',
  ),
  gas_cloud: scene(
    gasCloud,
    'Een lage wolk kruipt tussen populieren over het veld, naar een lege loopgraaf.',
    'A low cloud creeps between poplars across the field, towards an empty trench.',
    'Un nuage bas rampe entre les peupliers vers une tranchée vide.',
    'Eine niedrige Wolke kriecht zwischen Pappeln über das Feld auf einen leeren Graben zu.',
  ),
  gate: scene(
    gate,
    'Grote poort met één gewelf, zuilen aan beide kanten en een liggende leeuw erop.',
    'Great gate with one vault, columns on both sides and a lion lying on top.',
    'Grande porte à une seule voûte, des colonnes de part et d’autre et un lion couché au sommet.',
    'Großes Tor mit einem Gewölbe, Säulen zu beiden Seiten und einem liegenden Löwen darauf.',
  ),
  hospital_ward: scene(
    hospitalWard,
    'Verpleegster met een lamp tussen rijen bedden in een tent.',
    'A nurse with a lamp between rows of beds in a tent.',
    'Une infirmière, une lampe à la main, entre des rangées de lits sous une tente.',
    'Eine Krankenschwester mit Lampe zwischen Bettreihen in einem Zelt.',
  ),
  letter: scene(
    letter,
    'Brief, omslag en potlood op een tafel, bij het licht van een petroleumlamp.',
    'A letter, an envelope and a pencil on a table, by the light of an oil lamp.',
    'Une lettre, une enveloppe et un crayon sur une table, à la lueur d’une lampe à pétrole.',
    'Brief, Umschlag und Bleistift auf einem Tisch, im Licht einer Petroleumlampe.',
  ),
  mill_town: scene(
    millTown,
    'Stad met fabrieken, rokende schoorstenen en rijen kleine huizen.',
    'A town of mills, smoking chimneys and rows of small houses.',
    'Une ville d’usines, de cheminées fumantes et de petites maisons en rangées.',
    'Stadt mit Fabriken, rauchenden Schornsteinen und Reihen kleiner Häuser.',
  ),
  mine_blast: scene(
    mineBlast,
    'Nachtelijke ontploffing: een heuvel barst open in een zuil van aarde en vuur.',
    'An explosion at night: a hill bursts open in a column of earth and fire.',
    'Une explosion nocturne : une colline éclate en une gerbe de terre et de feu.',
    'Nächtliche Explosion: Ein Hügel birst in einer Säule aus Erde und Feuer.',
  ),
  mud: scene(
    mud,
    'Loopplanken slingeren door een modderlandschap met waterputten en boomstompen.',
    'Duckboards winding through mud, flooded shell holes and tree stumps.',
    'Des caillebotis serpentent dans la boue, entre trous d’obus inondés et troncs brisés.',
    'Ein Lattenweg windet sich durch Schlamm, Wassertrichter und Baumstümpfe.',
  ),
  old_gate: scene(
    oldGate,
    'Oude stadspoort met twee ronde torens aan het water.',
    'Old town gate with two round towers by the water.',
    'Ancienne porte de la ville avec deux tours rondes au bord de l’eau.',
    'Altes Stadttor mit zwei runden Türmen am Wasser.',
  ),
  pigeons: scene(
    pigeons,
    'Duiven vliegen bij zonsopgang weg van een duiventil.',
    'Pigeons flying away from a loft at sunrise.',
    'Des pigeons s’envolent d’un pigeonnier au lever du soleil.',
    'Tauben fliegen bei Sonnenaufgang von einem Schlag fort.',
  ),
  pirogues: scene(
    pirogues,
    'Vissersboten op zee en op het strand, met drogende netten.',
    'Fishing boats at sea and on the beach, with nets hung up to dry.',
    'Des pirogues de pêche en mer et sur la plage, des filets qui sèchent.',
    'Fischerboote auf See und am Strand, daneben trocknende Netze.',
  ),
  refugee_road: scene(
    refugeeRoad,
    'Gezin met kar en paard op een weg met populieren; achter hen een brandend dorp.',
    'A family with a horse and cart on a road lined with poplars; behind them a village burns.',
    'Une famille, un cheval et une charrette sur une route bordée de peupliers ; derrière, un village brûle.',
    'Familie mit Pferd und Karren auf einer Pappelallee; hinter ihr brennt ein Dorf.',
  ),
  sheep_hills: scene(
    sheepHills,
    'Herder met hond en schapen in een landschap van heuvels.',
    'A shepherd with a dog and sheep in a landscape of hills.',
    'Un berger, son chien et des moutons dans un paysage de collines.',
    'Schäfer mit Hund und Schafen in einer Hügellandschaft.',
  ),
  ship: scene(
    ship,
    'Stoomschip met twee schoorstenen op een ruwe zee, met mensen aan dek.',
    'A steamer with two funnels on a rough sea, with people on deck.',
    'Un paquebot à deux cheminées sur une mer agitée, des passagers sur le pont.',
    'Dampfer mit zwei Schornsteinen auf rauer See, Menschen an Deck.',
  ),
  train: scene(
    train,
    'Stoomtrein zonder lichten in de nacht; alleen het vuur van de ketel gloeit.',
    'A steam train without lights at night; only the firebox glows.',
    'Un train à vapeur sans feux dans la nuit ; seul rougeoie le foyer.',
    'Dampfzug ohne Lichter in der Nacht; nur das Kesselfeuer glüht.',
  ),
  tunnel: scene(
    tunnel,
    'Soldaat luistert met zijn oor tegen de wand van een mijngang; naast hem een kanarie in een kooi.',
    'A soldier with his ear to the wall of a mine gallery; beside him a canary in a cage.',
    'Un soldat, l’oreille contre la paroi d’une galerie de mine ; près de lui, un canari en cage.',
    'Soldat mit dem Ohr an der Wand eines Stollens, neben ihm ein Kanarienvogel im Käfig.',
  ),
  vase: scene(
    vase,
    'Koperen vaas met een kraanvogel, gemaakt van een granaathuls, met rode klaprozen.',
    'A brass vase with a crane, made from a shell case, with red poppies.',
    'Un vase de cuivre orné d’une grue, fait d’une douille d’obus, avec des coquelicots rouges.',
    'Messingvase mit einem Kranich, aus einer Granathülse gemacht, mit roten Mohnblumen.',
  ),
  village_church: scene(
    villageChurch,
    'Dorpskerk met soldaten die buiten in het gras knielen.',
    'A village church with soldiers kneeling outside on the grass.',
    'Une église de village ; des soldats s’agenouillent dehors, dans l’herbe.',
    'Dorfkirche, davor knien Soldaten im Gras.',
  ),
} as const satisfies Record<string, Scene>;

export type SceneName = keyof typeof scenes;
export const sceneNames = Object.keys(scenes) as SceneName[];

/** The scene as SVG of 1080 by 810. */
export function drawScene(name: SceneName, seed: number): string {
  const block = new Linocut(1080, 810, seed);
  scenes[name].draw(block);
  return block.toSvg();
}

export const altOfScene = (name: SceneName): Readonly<Record<Language, string>> => scenes[name].alt;
