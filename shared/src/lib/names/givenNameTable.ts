/**
 * First names that are one name in Dutch, French, English and German, and in the Latin, Slavic, Italian and Hungarian of
 * the lists; with their short forms, pet names and clerks' abbreviations. One group a line, called after its first form.
 *
 * A form that stands in several groups is short for several names (Bert: Albert, Hubert, Robert): it is found by each of
 * them, but does not make them one. A man's name and its woman's form are two groups. Spellings that fold alike need not
 * be repeated.
 */
export const givenNameTable = `
  Johannes Joannes Johann Johan John Jean Jan Jehan Jehann Giovanni Juan Ivan Iwan Janez Jovan Ján János Jann Hans Hannes Hennes Jannes Jantje Jens Ian Iain Sean Shaun Shane Eoin Evan Ieuan Johnny Johnnie Jonny Jack Jackie Jno Jn Joh Johs Gian Hansi Hanns Joannis
  Jozef Joseph Josef Jozeph Josephus Giuseppe Jože Josip Józef Jef Jefke Sepp Seppl Jos Joe Joey Pepi Jup Jupp Bepi Juozas Jossef Jóska Józsi Jozefus Seppel
  Jodocus Judocus Joos Joost Josse Jodok Jobst Jos Joosken
  Willem Wilhelm Guillaume William Guilielmus Gulielmus Guglielmo Guillermo Vilhelm Vilém Viljem Vilmos Gwilym Liam Wm Will Willy Willie Wim Wilm Bill Billy Billie Guill Guil Wilh Willi Guillem Guilliam Gilliam Wilhelmus Wullie
  Pieter Petrus Pierre Peter Piet Pier Pietro Pedro Petar Peder Petr Pjotr Piotr Pyotr Pete Pierrot Peterke Pitje Pitt Petri Péter Peeter Pietje Pjeter Pierrick Petro
  Karel Carolus Charles Karl Carl Carlo Carlos Károly Dragutin Drago Charlie Charley Chas Sjarel Sarel Kareltje Karli Charlot Charly Kalle
  Lodewijk Ludovicus Louis Ludwig Lewis Luigi Luis Ludvik Ludovic Ludo Ludwik Lajos Alojz Lowie Lode Lodewyk Lou Ludw
  Aloysius Aloïs Alois Aloys Alojzij Alojz Alojs Lois Loisl Wies Alojzije
  Frans Franciscus François Franz Francis Frank Francesco Francisco Frančišek France Franc Franjo František Ferenc Franciszek Francois Fransoo Sooi Soo Suske Cis Cisse Frankie Franky Franzl Fransiscus Fran Frs Feri Franzi Frantz
  Hendrik Henricus Henri Heinrich Henry Harry Hendrick Enrico Enrique Henryk Jindřich Henrik Hinrich Heinz Heini Heiner Hein Rik Henk Hennie Harri Hal Hy Heinr Hch Rikske Driekske Hendricus Henrij Harrie Drik
  Jacob Jacobus Jacques James Jakob Jakub Giacomo Jaime Diego Jaak Jacky Jim Jimmy Jimmie Jas Jacq Jaap Cobus Kobus Jaco Seamus Hamish Jack Jeames Jamie Jaques Sjaak Koob Jago
  Antoon Antonius Antoine Anton Anthony Antony Antonio Toon Antone Anthoon Antonín Ante Tone Tony Toni Toine Tonke Theun Teun Ant Antoin Tonie Toontje Antoni
  Cornelis Cornelius Corneille Kornelis Kornelius Cornel Kornel Cor Kees Nelis Neel Corn Cornille Corneel Nelles Kornél Cornelus
  Alfons Alphonse Alphonsus Alfonso Alfonse Fons Fonske Fonne Phonse Alph Alfonsus Funs
  Achiel Achille Achilles Achillus Achilleus Schiel Achiles Sjiel
  August Augustus Auguste Augusto Gust Guste Gus Gussie Aug Augst Gustje
  Augustinus Augustin Augustijn Agostino Avguštin Gust Gus Austin Agoston Stijn Augustyn
  Gustaaf Gustavus Gustave Gustav Gustavo Gust Gus Gusti Staf Gustaf Gustaw
  Camiel Camillus Camille Camillo Kamiel Kamil Mielke Miel Kamille
  Emiel Aemilius Emilius Émile Emil Emilio Emilianus Miel Mil Milleke
  Cyriel Cyrillus Cyrille Cyril Kyrill Ciril Cirillo Cyr Syriel
  Jules Julius Julio Giulio Juul Jul Gyula Juulke
  Julien Julianus Julian Juliaan Giuliano Julián Jul
  Alexander Alexandre Alessandro Alejandro Aleksander Sandor Sándor Alistair Alasdair Alec Alick Alex Sander Sandy Lex Sascha Alexandrus Xander Aleks Eck
  Albert Albertus Albrecht Alberto Adalbert Adelbert Adelbertus Bert Berten Bertje Bertus Al Albertje Alb Vojtěch Wojciech Ab Albr
  Hubert Hubertus Huibrecht Huybrecht Huub Uberto Bert Huib Hubrecht Hupert Huppert Hub
  Robert Robertus Robrecht Roberto Rob Robbe Robbie Bob Bobby Bert Robt Robin Rab Rabbie Robijn Robby
  Lambert Lambertus Lambrecht Bert Lammert Lamberto Lam Bertus
  Herbert Herbertus Heribert Bert Herb Bertie Erbert
  Norbert Norbertus Bert
  Gilbert Gilbertus Gijsbrecht Gijsbert Gijs Bert Gisbert Gilberto
  Engelbert Engelbertus Bert Ingelbert Engelbrecht
  Bertram Bert Bertie
  Egbert Egbertus Bert
  Alfred Alfredus Alfredo Fred Freddy Alf Alfie Fredje
  Frederik Fredericus Frédéric Frederick Friedrich Federico Frits Fritz Fred Freddy Freddie Fredk Frederic Bedřich Frigyes Rik Fredrick Fredrik Friedel Freek Fried Friedr
  Wilfried Wilfred Wilfrid Fred Wilf Wilfridus Wilfredus
  Manfred Manfried Fred Fredi
  Ferdinand Ferdinandus Fernand Fernando Ferdi Ferdy Nand Nante Ferd Nándor Ferdinando Nandje Ferrand
  Eduard Eduardus Édouard Edward Edoardo Eduardo Edvard Ward Wardje Ed Eddy Eddie Ted Teddy Ned Edw Edwd Neddy Eddi Eede
  Edmond Edmondus Edmund Edmundus Edmondo Ed Eddy Eddie Ted Mon Mond Ödön
  Edgard Edgar Edgardus Ed Eddy Eddie Gard
  Edwin Edvin Eduin Ed Eddie
  Raymond Raimundus Raymondus Raimond Raimund Ramon Raymund Rajmund Mon Ray Reimond Mond
  Desiderius Désiré Desideer Desire Desider Siré Dezső Desiré
  Theofiel Theophilus Théophile Theophil Teofiel Teofil Fiel Theo Gottlieb Bogumil Filles Phile
  Theodoor Theodorus Théodore Theodor Theodore Teodoro Fedor Door Dores Dorus Theo Ted Teddy Tewdwr Dorke Fjodor
  Leonard Leonardus Léonard Leonhard Leonardo Lenaert Lienhard Len Lennie Lenny Nardus Naard Leendert Leonhardus Lenart
  Leo Leonis Lev
  Leon Léon
  Leopold Leopoldus Léopold Leopoldo Pol Poldi Pold Lepold Poldie
  Paul Paulus Pauwel Pauwels Paolo Pablo Pavel Paweł Pál Pol Pavle Pawel Poul
  Philippe Philippus Philip Filip Philipp Filippo Felipe Flip Lips Phil Fülöp Lippus Pip Filips Philips
  Maurits Mauritius Maurice Moritz Maurizio Morris Mauricius Maurus Ries Móric Maurys Maury
  Michaël Michiel Michel Michael Miguel Michele Mihael Miha Mihály Michał Mikael Mike Mick Mickey Micky Machiel Chiel Giel Misel Michl Michaelis Mischa Mitch Mihajlo Mich Mihailo
  Nicolaas Nicolaus Nicolas Nikolaus Nicholas Klaas Claes Claus Klaus Niklas Nicola Nikola Nikolaj Nick Colas Nico Klaes Niek Miklós Mikołaj Nickolas Nikolas Nic Nichs Clais Niclaus Miklavž Niklaus
  Mattheus Matthaeus Mathieu Matthew Matthäus Mattheeus Matteo Mateo Matevž Matouš Teeuwis Theeuw Matt Matthieu Theus Mattheüs Máté Mathew
  Matthias Mathias Matthijs Mathijs Thijs Matija Matyas Mátyás Mattias Hias Tijs Thys Mathis Matis Mathys Matjaž
  Lucas Lukas Luc Luke Luca Lukáš Luka Luuk Lucca Loek
  Marcus Markus Marc Mark Marco Marko Marek Márk Marcos
  Martinus Maarten Martin Martino Marten Merten Márton Marcin Mart Tinus Maerten Marti Marty Tin
  Laurentius Laurens Laurent Lawrence Lorenz Laurence Lorenzo Lourens Lovrenc Lovro Lavrentij Rens Larry Lars Lavrenc Lauwers Laurenz Louwrens Lorentz Enz Laurie Lawrie Vavřinec Lőrinc Larrie
  Jeroen Hieronymus Jérôme Jerome Geronimo Girolamo Jeronimus Jarolim Geroom Hieronimus
  Georgius Joris Georges George Georg Jürgen Giorgio Jorge Jurij Jurgen Georgie György Jerzy Juraj Jure Sjors Geo Jörg Jiří Gg Yuri Djordje Jorris Görg Schorsch Georgij Dord
  Gregorius Grégoire Gregor Gregory Gregorio Goris Greg Grega Grégor Gorus Gregoor Gergely Řehoř
  Gerardus Gerard Gérard Gerhard Gerhardus Gerrit Gerd Gert Geeraard Geert Gherardo Garret Gerry Gerhart Geraard Geeraert
  Guido Guy Gui Wide Wido Guidon
  Egidius Aegidius Gilles Gillis Giles Ägidius Jillis Egidio Egied Gielis Egide
  Stephanus Stefaan Étienne Stephan Stephen Stefan Steven Štefan Stefano Esteban Steve István Szczepan Stjepan Stepan Stephane Steffen Fanus Stef Steph Stevie Estienne Stevan Števan Steef
  Bernardus Bernard Bernhard Bernhardus Barend Bernardo Berndt Bernd Bernt Barnard Nard Naert Bern Bernie Benno Bernát Berend Barney
  Benedictus Benoît Benedikt Benedict Benoit Benito Ben Bendix Benedek Bénédict Bendt Dix
  Benjamin Benjaminus Ben Benny Benj Benjie Beniamin Bennie
  Bartholomeus Barthélemy Bartholomäus Bartholomew Bart Barthel Bartolomeo Jernej Bartel Meeus Mees Bartl Bat Bertalan Barth Bartol Batt Bartlomiej
  Andreas Andries André Andrew Andrea Andrej Ondřej Andrzej András Dries Andy Drees Drew Andr Andw Anders Andrés Andrija Andris Andree
  Adrianus Adriaan Adrien Adrian Hadrianus Ariaan Arie Adriano Adriaen Ad Hadrian
  Ambrosius Ambroos Ambroise Ambrose Ambros Ambrogio Ambrož Broos Ambroz
  Basilius Basiel Basile Basil Basilio Siel Vasilij Wassili Bazil
  Constantinus Constantijn Constantin Konstantin Constantine Stan Stant Costantino Kosta Kostja
  Constantius Constant Constans Konstant Stan Stant
  Stanislaus Stanislas Stanislaw Stanko Stanislav Stan Stane Slavko Estanislao
  Stanley Stan
  Dominicus Dominiek Dominique Dominik Dominic Domenico Domingo Menic Dom Domien Domonkos
  Eugenius Eugeen Eugène Eugen Eugene Eugenio Geen Gene Jenő Evgenij Eugenijus Evžen
  Felix Félix Felice Feliks Lix Feelix
  Florentinus Florent Florentin Florentius Floris Florentijn Florens Flor Floor Florentus
  Florimond Florimondus Flor
  Florianus Florian Floriaan Florjan Flor Florijan
  Hilarius Hilaire Hilarion Hilaar Lairke Hillary Hilair
  Hippolytus Hippoliet Hippolyte Ippolito Poliet Hypoliet Hypolite Polyte
  Honoratus Honoré Onoraat Honoraat Honor Noré Onorato Honnoré
  Ignatius Ignace Ignaz Ignaas Ignazio Nasj Ignacij Nace Naas Hynek Ignatz Ignac Inigo Náci
  Isidorus Isidoor Isidore Isidor Isidro Door Dore Izidor Dorus Sidoor
  Jeremias Jérémie Jeremiah Jeremy Jerry Jeremie Jerem
  Justinus Justin Giustino Justijn
  Justus Juste Just Giusto
  Marcellus Marcel Marcello Marceel Cel Marcellinus Marcellin Marcelin Celle
  Medardus Médard Medard Medaar
  Modestus Modest Modeste Deste
  Nestor Nestorius Nesten
  Octavius Octaaf Octave Oktav Ottavio Octavus Taafke Taf
  Odilon Odilo Odiel
  Omer Omaar Audomarus Omèr Merke
  Oscar Oskar Oscarus Ossie Oszkár
  Otto Othon Otho Oton Otton Ottó
  Pascal Paschalis Paschasius Pascalis Paschal Pasquale Paskal
  Patricius Patrick Patrice Pat Paddy Patk Padraig Patrik Patrizius Pádraic
  Placidus Placide Placied Placidius
  Prosper Prosperus Prospero Prosperius Sper
  Quintinus Quinten Quentin Quintin Kwinten
  Remigius Remi Remy Rémi Remigio Remigi Remigijus Remie
  Renatus René Renaat Renato Naat
  Richardus Richard Riccardo Ricardo Rijkaard Rik Dick Dickie Ricky Rich Richd Ritchie Richie Rykaert Ryszard Hitch Dickon
  Rochus Roch Rocco Roque Rok Rokus
  Rogerius Roger Rogier Rutger Rüdiger Ruggero Rodger Rodge Hodge Rogerus Rutgerus Roegier
  Romanus Romaan Romain Roman Romano Maan Román
  Rudolphus Rudolf Rodolphe Rudolph Rodolfo Rolf Ruud Dolf Rudi Rudy Rudolfus Rollo Rezső Roelof Roel
  Rolandus Roeland Roland Rolando Orlando Roel Rowland Roelant Rolland Loránd
  Sebastianus Sebastiaan Sébastien Sebastian Bastiaan Bastian Bas Bastien Bast Sebastiano Seb Boštjan Wastl Sebestyén
  Silvester Sylvester Silvestre Sylvestre Vester Szilveszter Silvestro
  Sylvanus Silvain Sylvain Silvanus Silvaan Silvano Silvan Vaan
  Silvius Sylvius Silvio Sylvio
  Severinus Severin Séverin Severijn Søren Severino
  Simon Simeon Siméon Symon Šimen Šimon Szymon Siem Sim Simeone Simo Sijmen
  Thaddeus Thaddée Thaddäus Taddeo Tadej Tad Tadeusz Thade
  Theobaldus Theobald Thibaut Thibault Tybalt Thiebaut Debald Theo Tibald Thiebald Dibold
  Thomas Tomas Tommaso Tomás Tomaž Tomasz Maas Tom Tommy Thos Tam Tamás Tomáš Tommie Tho Thomaes
  Timotheus Timothée Timothy Timotheüs Tim Timo Timothe
  Tobias Tobie Toby Tobijas Tobia
  Ulricus Ulrich Ulrik Ulric Udalricus Ulderico Uli Uhl Oldřich Urh
  Urbanus Urbain Urban Urbaan Urbano Baanke
  Valentinus Valentijn Valentin Valentine Valentino Tijn Velten Valtin Valent Bálint Faltin
  Valerius Valère Valeer Valerio Valerianus Valérien Leer
  Victor Victorius Viktor Vittorio Vic Vick Torke Vico Wiktor Győző Víctor
  Victorinus Victorin Vittorino
  Vincentius Vincent Vinzenz Vincenzo Cens Vince Vinko Senten Vinzent Vicente Čeněk Vint Vincenc
  Walterus Walter Wouter Gauthier Walther Gualterus Gautier Wolter Wat Walt Wally Gualtiero Valter Gualtherus Wauter Woutje
  Wenceslaus Wenzel Venceslas Václav Wacław Wenzeslaus Vencel Vaclav Venceslav Wences
  Xaverius Xavier Xaver Saveer Veer Zavier Ksaver Xav Ksawery Savier
  Zacharias Zacharie Zachary Zacharius Zach Zaharija Zachariah
  Abraham Abram Bram Abe Abramo Braam
  Adam Adamus Adamo Ádám Damke
  Adolf Adolphus Adolphe Adolfo Dolf Dolfke Adolph Adolfus Dolfe Dolphe
  Aimé Amatus Amaat Amé Amato Mé
  Anselmus Anselm Anselme Selm Anselmo Ansel
  Archibald Archie Archambault Archy Archd Baldie
  Aristides Aristide Aristied
  Armand Armandus Armando
  Arnold Arnoldus Arnaud Arnout Arnoud Aart Noud Arend Nol Nolle Arnauld Aernout Arnaut Arnie Arnt
  Arthur Artur Arturus Arturo Art Artie Tuur Thuur Turre Artuur Artúr
  Balduinus Boudewijn Baudouin Baldwin Balduin Bauduin Boudewyn Baldewin Baudewijn Baldi
  Balthasar Balthazar Baltus Balzer Baltazar Baldassare Balt Baltes Boldizsár Balz
  Baptist Baptiste Baptista Battista Tist Baptistus Bte Baptiest Titte Tiste Bapt Bap Batist Batiste
  Blasius Blaise Blaas Blaž Biagio Balázs Błażej Blas Blazij
  Bonifatius Boniface Bonifaas Bonifaz Bonifacius Faas Faes Bonifazio
  Caspar Gaspard Kasper Jasper Kaspar Casper Gaspar Gašper Gaspare Gáspár Jesper Kašpar Casparus Jaspar
  Cecil Caecilius Cecilius
  Christianus Christiaan Christian Chrétien Kristian Kris Kerst Krist Karsten Carsten Cristiano Krystian Christ Kerstiaen
  Christophorus Christoffel Christophe Christopher Christoph Kristof Stoffel Chris Kit Cristoforo Christoffer Krištof Kester Toffel Topher Stoffer
  Clemens Clement Clément Klemens Klement Clementius Mens Clemente Klemen Kliment Clem Kelemen Ment
  Colomanus Koloman Coloman Kálmán
  Cyprianus Cyprien Cypriaan Cyprian Ciprijan Cipriano
  Daniel Daniël Danielus Daan Danny Dan Danl Daniele Danijel Dániel Danilo Dannie
  David Davidus Dave Davy Taffy Daf Davie Davide Dávid Dawid Dai Dafydd Dewi
  Dionysius Denis Denijs Nijs Dennis Dionijs Dinis Dénes Denys Nys Dionigi Dionizij Denny
  Donatus Donaat Donat Donato Naat Donát
  Donald Domhnall Don Donnie Donal Donny
  Duncan Donnchadh Dunc
  Eligius Elooi Éloi Eloy Loy Eligio Looi Eloi
  Elias Élie Elijah Eli Ilija Elia Éliás Ely Elie
  Emmanuel Emanuel Manuel Immanuel Manu Emanuele Manny Manno Emmanuël
  Erasmus Erasme Rasmus Asmus Erazem Erasmo Raas
  Ericus Erik Eric Erich Eerik Erico
  Ernestus Ernest Ernst Ernesto Erneste Ernie Nest Nesten Nes Ern Ernö Arnošt
  Eusebius Eusèbe Euseb Eusebio Bius
  Eustachius Eustache Eustace Staas Eustaas Stasius Stacey Eustach Stache
  Evaristus Evarist Évariste Varist Evaristo Riste
  Fabianus Fabien Fabian Fabiaan Fabiano Fabijan
  Firminus Firmin Firmien Fermin Firmijn
  Fidelis Fidèle Fidel Fideel Fedele
  Gabriel Gabriël Gab Gabor Gábor Gavrilo Gabrielus
  Gaston Gasto
  Geoffrey Geoffroy Jeffrey Geoff Geoffroi Geffrey
  Gerlachus Gerlach Gerlac Gerlak
  Germanus Germain Germaan German Germano Germanius
  Gratianus Gratien Gratiaan Grazian
  Harold Harald Haroldus Hal Harry Aroldo Haro
  Hector Hektor Hectorius Ettore Heck Torre
  Hermes Hermès Ermes
  Horatius Horace Horatio Horaas Orazio Horac
  Hugo Hugues Hugh Huug Ugo Hughie Huw Hugon Hewie Hug Shug
  Humphrey Onfroy Humfried Humph Onofrio Hunfried
  Ildefonsus Ildefonse Ildefons Fons Ildefonso
  Isaac Isaak Izaak Ike Zak Isacco Izák Izak Sakke
  Israel Israël Izrael
  Ivo Yvo Yves Ives Iwo Yvon Ivon Ive Yvonus Yvain
  Joachim Jochem Jochim Joakim Gioacchino Joaquin Chim Jochen Achim Jokum Joachimus
  Joël Joel
  Jonathan Jonathas Jon Jonatan
  Kenneth Cinaed Ken Kenny Kenn
  Kilianus Kilian Killian Kiliaan Cillian Quilian
  Landelinus Landelin Landelijn
  Lazarus Lazare Lazaar Lazzaro Laser Lazar
  Leander Léandre Leandre Leandro Leandrus Liander
  Levinus Lieven Liévin Livinus Livin Lievijn Lievin Leven
  Livius Livio
  Lucianus Lucien Luciaan Lucian Luciano Lutchen Lucijan
  Magnus Mans Måns
  Marinus Marin Marijn Rinus Rien Marino Marien Marini
  Marianus Marian Mariano Mariaan Marijan
  Marius Mario Marieus Máriusz
  Maximilianus Maximiliaan Maximilien Maximilian Max Maks Massimiliano Miksa Maxi Maksimilijan
  Maximus Maxim Maxime Massimo Max Maksim Maks
  Melchior Melchiorre Melcher Melchert Menyhért Melch Majcher Melger
  Methodius Method Metod Méthode Metodij
  Narcissus Narcisse Narcis Nars Narciso Narziss
  Neil Niall Neill Neal
  Oswald Oswaldus Osvald Ossie Osvaldo Ožbalt Ozzie Oswaldo
  Oliver Olivier Oliverus Olivarius Ollie Olivér Noll Oliviero
  Noël Natalis Natalius Natal Noel Natale
  Pancratius Pancrace Pankraz Pankras Cras Pankratius Kras
  Percival Percy Perceval Parsifal Parcival Perce
  Polydorus Polydoor Polydore Polidoor Dore Dorus
  Pontianus Pontien Pontiaan Pontian Ponciano
  Primus Prime Primož Primo Premm
  Raphael Raphaël Rafaël Rafael Raf Raffaele Rafe Rafal Ráfael
  Reginaldus Reginald Reg Reggie Rex Regn
  Reinhardus Reinhard Reinaert Renard Rainhard Reinhart Reynaert
  Reinerus Reinier Rainier Rainer Reiner Regnier Ranieri Rainerius Reyner
  Samuel Samuël Sam Sammy Saml Samuele Samuelus Sammie Sámuel Samu
  Salomon Solomon Sal Salamon Salomone Sol Shlomo Salomo
  Servatius Servais Servaas Vaas Faas Servaz Servatus Servé
  Siegfried Sigfried Sigefroid Sigfrid Siegfrid Siggi Sifried Zigfrid Siffert
  Sigismundus Sigismond Sigismund Siegmund Sigmund Zygmunt Zsigmond Žiga Sigismondo Zikmund Mond
  Sixtus Sixte Sikst Sisto Sixt
  Theodericus Diederik Thierry Dietrich Theodoric Dirk Derek Derrick Dierik Dieter Terry Dederich Diderik Theoderich Thiery Dierick Diric
  Tiburtius Tiburce Tibor Tiburt Tibors
  Ubaldus Ubald Ubalde Hubald Ubaldo
  Vigilius Vigile Vigil
  Virgilius Virgile Virgil Virgiel Virgilio
  Vladimir Wladimir Ladimer Vlado Wlodzimierz Voldemar Waldemar Volodymyr
  Ladislaus Ladislas László Vladislav Lászlo Laci Ladislav Vladislaus Lacko Vlado
  Wolfgang Wolf Wolferl Volbenk Wolfgangus Volfgang
  Maria Marie Mary Mia Mieke Maaike Marij Mariette Mimi Mitzi Molly Maryse Moira Maire Marietje Marieke Mizzi Mariechen Polly May Maura Mietje Rie Ria Maritje Mici Marija Mariska Mariken Mamie Marya
  Anna Anne Ann Hanna Hannah Annie Anneke An Anny Nan Nancy Nanny Annette Ana Anica Anička Annetje Antje Anka Nanette Annerl Nannie Naatje Ánna Annika
  Johanna Joanna Jeanne Jeannette Jane Joan Jenny Janna Hanna Giovanna Ivana Johanne Joanne Janneke Jannetje Jeannine Janet Jennie Jo Hansje Jeane Jehanne Zjanne Juana Johana Jaantje Ivanka
  Elisabeth Elizabeth Élise Elise Elsa Else Betty Bessie Beth Lies Liesbeth Lisa Liza Lisette Eliza Elsie Libby Betsy Elspeth Lisbeth Bet Betje Betteke Lizzie Elisabetta Erzsébet Alžběta Liesl Liesje Jelisaveta Elis Bess Elza
  Catharina Catherine Katharina Katherine Kathleen Katrien Karin Kate Katie Kitty Kathe Käthe Trien Trijn Tine Catho Cato Rina Katarina Kateřina Katalin Kathrin Katja Katrijn Cathérine Caterina Kaat Kaatje Catrijn Ekaterina Kaethe Cathy Kathy Kati Trina Katinka Karen
  Margaretha Marguerite Margaret Margareta Greta Grete Margriet Griet Maggie Peggy Meg Madge Margot Marjorie Daisy Gretel Marghareta Magriet Margarete Margit Markéta Małgorzata Grietje Gitta Rita Marget Margherita Marjory Gretchen Marge Margarida Marketa
  Magdalena Madeleine Magdalene Madelon Lena Leen Magda Maddalena Leentje Madeline Magdaléna Madelein
  Helena Hélène Helen Ellen Helene Lena Leen Nell Nellie Nelly Elena Jelena Ilona Leni Leentje Ilka Helenka Heleen Nel Eileen Elaine
  Francisca Françoise Franziska Frances Fanny Fran Cisca Sisca Fransisca Francesca Franka Franciska Franzi Fannie Ciska Františka Francine Francka
  Josepha Josephine Josefa Jozefina Josefine Josephina Jozefien Josette Fien Fientje Fina Pepi Jozefa Giuseppina Josie Phine Finie Josefien Jožefa Fine Josefina
  Augusta Gusta Gusje Gustel Avgusta
  Antonia Antoinette Antonina Toinette Tonia Nettie Netje Toni Tonka Toinon
  Ludovica Louise Louisa Luise Lodewika Luisa Louisette Loes Wiske Wieske Lulu Ludovika Lowieske Loulou Lou Lovisa Lujza
  Aloysia Aloisia Alojzija Loisi Aloysa
  Wilhelmina Wilhelmine Guillelmine Mina Minna Willemina Wilma Helmina Mien Mientje Minnie Wilhelma Guillemette Guglielma Willemien Vilhelmína Vilma
  Petronella Pétronille Petronilla Pieternella Nella Nel Petra Pierrette Petronila Pernel Nelleke Parnell Pirona Peternel
  Carolina Caroline Karoline Lina Carla Karolina Line Carrie Lien Lientje Carolien Karla
  Henrica Henriette Henrietta Hendrika Hetty Rika Jet Jetje Harriet Harriett Henny Enrica Heinrike Etta Hattie Hendrica Riek Henrika
  Jacoba Jacqueline Jakobine Jacobina Coba Cobie Jakoba Jacomina Giacomina Jaquemine Jamesina
  Cornelia Cornélie Kornelia Nelia Neeltje Corrie Cora Nelly Lia Nele Neletta Cornelie Nelke
  Theresia Thérèse Theresa Therese Teresa Trees Resi Terezija Trezia Treesje Terka Tess Tessa Teresia Terézia Reserl Tereza Trezija Treza
  Rosalia Rosalie Rozalija Rozalia Rozalie
  Sophia Sophie Sofie Zofia Sofia Fieke Zsófia Žofie Sofija Fie Sophy Fiekske
  Barbara Barbe Barbra Barbel Babette Barb Berbel Borbála Barbora Babs Barbeltje Wawi Berb
  Bertha Berthe Berta Berthine
  Clara Claire Klara Clare Klaartje Chiara Clarisse Clarissa Clair
  Dorothea Dorothée Dorothy Doortje Thea Dora Dorothe Dolly Dorothie Dorottya Dorotea Dörte Doreth Dorotheé
  Emma Emmeke Emmy Imma Emmie
  Emilia Emilie Emily Émilie Miele Mila Emelie Emelia Milly
  Euphemia Euphémie Phemie Effie Eufemia Femia Fémie
  Eugenia Eugénie Eugenie Geneke Eugeniek Eugenija Ženja
  Eulalia Eulalie Lalie Eulalija
  Florentina Florentine Florence Flore Flora Florrie Flossie Florentia Flo Fiorenza Florie
  Genoveva Geneviève Genevieve Veva Genovefa Vefa Veefke Genofeva Jenovefa Ginette Viève
  Gertrudis Gertrude Gertrud Geertrui Trui Truus Trude Gerti Geertruida Gertruda Trudy Gertie Geerte Truitje Jedert Traudl Geertruda
  Hedwig Hedwige Jadwiga Hedi Hedvika Edwige Hedy Hedwigis Hedviga
  Hortensia Hortense Hortance Ortensia Tens Tenske
  Irena Irène Irene Reni Irenka Irenia
  Judoca Josine Josina Josyne Jossine
  Julia Julie Giulia Juliette Juliet Julitte Julka Jule Júlia Julchen
  Leonia Léonie Leonie Leona Lonie
  Leopoldina Léopoldine Leopoldine Poldine Leopoldien
  Lucia Lucie Lucy Luce Luzia Lucija Luzie Lucette
  Martha Marthe Marta Marte Martje Mattie Márta Matty
  Martina Martine Martien
  Mathilda Mathilde Matilda Maud Tilly Tilda Thilde Mechtild Mechtildis Tillie Matylda Matilde Machteld
  Monica Monique Monika Mónika
  Octavia Octavie Oktavia Ottavia Tavie
  Paula Pola Pavla
  Philomena Philomène Filomena Mena Philomeen Mene Filomene
  Philippina Philippine Filippina Pine Pina Filipina
  Regina Régine Reine Regine Gina Reintje Regiena
  Rosamunda Rosemonde Rosamund Rosamond Rosemunde
  Sara Sarah Sally Sarra Sadie Sára Saar Saartje
  Sidonia Sidonie Sidonija Sidony Donie Sidone
  Stephania Stéphanie Stephanie Stefania Štefka Stephana Steffi Fanie Etiennette Štefanija Stefanie
  Susanna Suzanne Susan Susanne Suzanna Suze Susie Zuzana Zsuzsanna Suus Suzy Sanne Suska Susette Sue Zuza
  Ursula Ursule Orsolya Urša Urschel Ursel Orsula Uršula Ursl
  Valeria Valérie Valerie Valery Valerija
  Veronica Véronique Veronika Veroon Vroni Veron Beronika
  Victoria Victoire Victorine Viktoria Vicky Toria Vittoria Viktorija Victorina Viki
  Virginia Virginie Ginny Virginija Virgina Ginie
  Zoë Zoe Zoé Zoey
  Adelaide Adélaïde Adelheid Aleida Alida Heidi Adelheide Adelaïda Aleidis Aleid Adelajda Alide Heida
  Adriana Adrienne Adriane Adrianne Ariana Hadriana
  Agatha Agathe Agata Agaath Aagje Aggie Agota
  Agnes Agnès Agnete Agnieszka Neeske Agneta Neža Ines Inez Agnesa Agnese
  Alexandra Alexandrine Alexandrina Sandra Aleksandra Alessandra Xandra Alexa
  Alfonsina Alphonsine Alfonsine Alphonsina Fonsine
  Alicia Alice Alix Alicja Alys Alison Alizia Aliz
  Amalia Amélie Amelie Amelia Malia Amalie Amaliia Amilie Málie
  Amanda Amande Manda Mandy
  Angela Angèle Angelina Angelica Angélique Angelika Angeline Angelien Andjela
  Apollonia Apolline Apolonija Pleuntje Polonia Plonia Plone Apolonia Polonca
  Armanda Armande
  Beatrix Béatrice Beatrice Bea Beatrijs Trixie Beatriz Trix Beatrisa
  Benedicta Bénédicte Benedikta Benita Benedetta
  Bernarda Bernardine Bernadette Bernardina Bernardien Nardine Bernadetta
  Brigitta Brigitte Bridget Brigida Brigit Birgit Bride Biddy Brigid Gitte Britta Bridie Birgitta Brígida
  Caecilia Cécile Cecilia Cecily Cäcilia Celia Cile Sheila Cecile Zilli Cilly Cilia Cecilija Sisley Cissie
  Camilla Kamila Milka
  Christina Christine Kristina Stien Christiana Chrissie Tina Stina Kristine Christien Stijntje Kirsten Krista Christel Krystyna Krisztina
  Clementina Clémentine Clementine Klementina Klementine Clemence Clémence Mentje
  Constantia Constance Konstanze Constancia Connie Stanske Costanza Stance
  Delphina Delphine Delfina Delfine
  Edmonda Edmonde Edmunda
  Eleonora Éléonore Eleanor Leonora Nora Noor Lenore Eleonore Leonore Elinor Norah Noortje Ellinor Elnora
  Elvira Elvire Elvíra
  Ernestina Ernestine Erna Stine Ernesta Ernestien
  Esther Hester Ester Essie Hesther
  Ethel Etheldreda Audrey Ethelreda
  Eva Ève Eve Evie Efke Ewa Éva Eefje Evke
  Fernanda Fernande Ferdinanda Nanda Ferdinande
  Gabriella Gabrielle Gabriele Gaby Gabriela Gabriëlle Briel
  Georgina Georgette Georgine Georgia Georgiana Georgien
  Germana Germaine Maine
  Godelieve Godeliva Godelive Lieve Godelieva Lieveke
  Ida Ide Idalie Ita Ideke
  Ignatia Ignaatje
  Irma Irmina Irmine
  Rupert Ruprecht Rupertus
  Herman Hermannus Hermann Armin Harm Harmen Manus Hermanus Ermanno Mannes
  Vitus Veit Vid
  Bertrandus Bertrand Bert Bertie
  Isabella Isabelle Isabel Isobel Bella
  Charlotta Charlotte Lotte Lotje Lottie Carlotta Sarlotta
  Leontina Leontine Leontien Lonie
  Adela Adele Adèle
  Adelina Adeline
  Juliana Julienne Julienna Gillian Jill Liane
  Luciana Lucienne
  Paulina Pauline Paolina Pavlina Paulette
  Rosa Rose Roza Roosje Rosie Rosette Rosl Rózsi
  Rosina Rosine Rosien
  Augustina Augustine Agostina
  Reinout Renaud Reinoud Reinold Reinhold Rinaldo Reynold Renaldus
  Ronald Ronnie Ron Ranald
  Godfried Godefroid Gottfried Godfrey Goffredo Godefridus Govert Govaert Gottfr
  Vedastus Vaast Vedast Waast
  Hermina Hermine Hermien Erminia
  Claudius Claude Klaudius Claudio
  Radulphus Raoul Ralph
  Everardus Everard Evrard Evert Eberhard Everhard
  Gummarus Gommaar Gommarius Gommaire
  Amandus Amand Amaand Mandus
  Bavo Baaf Bavon
  Seraphinus Seraphin Serafien Serafijn
  Rumoldus Rombout Rombaut
  Macarius Macaire Macharius Makaar
  Winnok Winoc Winoque Winnocus
  Caesar César Cesaar Cäsar Cesare
  Polycarpus Polycarpe Polikarp
  Emericus Imre Emmerich
  Gislenus Ghislain Gisleen Ghislenus
  Alanus Alain Alan Allan Allen
  Moses Mozes Moïse Mose
  Nathaniel Nathanaël Nat
  Jozua Joshua Josué Josh
  Reuben Ruben Rube
  Owen Owain
  Llewellyn Llywelyn
  Isaias Isaïe Isaiah
  Amadeus Amédée Amedeo Amedee
  Anastasius Anastase Anastaas Anastas
  Athanasius Athanase Athanaas
  Barnabas Barnabé Barnaby
  Bruno Brunon
  Candidus Candide Candied
  Crispinus Crispin Crispijn Crépin
  Cleophas Cléophas Cleofas
  Edelbertus Ethelbert Edelbert
  Ephrem Éphrem Efrem
  Ferdinandine Ferdinandina
  Gentilis Gentil Gentiel
  Hilda Hilde Hildegarde Hildegard
  Ivona Yvonne Ivonne
  Leonarda Léonarde Leonarde
  Lydia Lydie Lidia Lidija
  Marcella Marcelle Marcelline Marcellina
  Melania Mélanie Melanie
  Nathalia Nathalie Natalia Natalie Natalija
  Olga Helga
  Prudentius Prudent Prudens
  Romana Romaine Romania
  Simona Simone Simonne
  Yolanda Yolande Jolanda Iolanda
`;
