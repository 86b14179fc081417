import { readFormations } from './formations.ts';

export const canadianDivisions = readFormations(
  'Bn.',
  `
1st Canadian Division (Canadian Corps): gas15 gas15 gas15 sorrel16 passchendaele17
  1st Canadian Infantry Brigade: 1st Canadian Infantry; 2nd Canadian Infantry; 3rd Canadian Infantry; 4th Canadian Infantry
  2nd Canadian Infantry Brigade: 5th Canadian Infantry; 7th Canadian Infantry; 8th Canadian Infantry; 10th Canadian Infantry
  3rd Canadian Infantry Brigade: 13th Canadian Infantry; 14th Canadian Infantry; 15th Canadian Infantry; 16th Canadian Infantry
2nd Canadian Division (Canadian Corps): saintEloi16 sorrel16 passchendaele17 passchendaele17
  4th Canadian Infantry Brigade: 18th Canadian Infantry; 19th Canadian Infantry; 20th Canadian Infantry; 21st Canadian Infantry
  5th Canadian Infantry Brigade: 22nd Canadian Infantry; 24th Canadian Infantry; 25th Canadian Infantry; 26th Canadian Infantry
  6th Canadian Infantry Brigade: 27th Canadian Infantry; 28th Canadian Infantry; 29th Canadian Infantry; 31st Canadian Infantry
3rd Canadian Division (Canadian Corps): sorrel16 sorrel16 passchendaele17 passchendaele17
  7th Canadian Infantry Brigade: - Royal Canadian Regiment; - Princess Patricia's Canadian Light Infantry; 42nd Canadian Infantry; 49th Canadian Infantry
  8th Canadian Infantry Brigade: 1st Canadian Mounted Rifles; 2nd Canadian Mounted Rifles; 4th Canadian Mounted Rifles; 5th Canadian Mounted Rifles
  9th Canadian Infantry Brigade: 43rd Canadian Infantry; 52nd Canadian Infantry; 58th Canadian Infantry; 116th Canadian Infantry
4th Canadian Division (Canadian Corps): passchendaele17
  10th Canadian Infantry Brigade: 44th Canadian Infantry; 46th Canadian Infantry; 47th Canadian Infantry; 50th Canadian Infantry
  11th Canadian Infantry Brigade: 54th Canadian Infantry; 75th Canadian Infantry; 87th Canadian Infantry; 102nd Canadian Infantry
  12th Canadian Infantry Brigade: 38th Canadian Infantry; 72nd Canadian Infantry; 78th Canadian Infantry; 85th Canadian Infantry
Canadian Corps Troops (Canadian Corps): gas15 saintEloi16 sorrel16 passchendaele17
  Canadian Corps Services: <Bty.> 10th Canadian Field Artillery; <Bty.> 37th Canadian Field Artillery; <Field Coy.> 2nd Canadian Engineers; <Tunnelling Coy.> 3rd Canadian Engineers; <Casualty Clearing Station> 3rd Canadian Army Medical Corps; <Bn.> 2nd Canadian Railway Troops; <Coy.> 9th Canadian Machine Gun Corps
`,
);

export const australianDivisions = readFormations(
  'Bn.',
  `
1st Australian Division (I ANZAC Corps): meninRoad17 meninRoad17 broodseinde17 lys18
  1st Australian Infantry Brigade: 1st Australian Infantry; 2nd Australian Infantry; 3rd Australian Infantry; 4th Australian Infantry
  2nd Australian Infantry Brigade: 5th Australian Infantry; 6th Australian Infantry; 7th Australian Infantry; 8th Australian Infantry
  3rd Australian Infantry Brigade: 9th Australian Infantry; 10th Australian Infantry; 11th Australian Infantry; 12th Australian Infantry
2nd Australian Division (I ANZAC Corps): meninRoad17 broodseinde17 broodseinde17 poelkapelle17
  5th Australian Infantry Brigade: 17th Australian Infantry; 18th Australian Infantry; 19th Australian Infantry; 20th Australian Infantry
  6th Australian Infantry Brigade: 21st Australian Infantry; 22nd Australian Infantry; 23rd Australian Infantry; 24th Australian Infantry
  7th Australian Infantry Brigade: 25th Australian Infantry; 26th Australian Infantry; 27th Australian Infantry; 28th Australian Infantry
3rd Australian Division (II ANZAC Corps): messines17 messines17 broodseinde17 broodseinde17 passchendaele17
  9th Australian Infantry Brigade: 33rd Australian Infantry; 34th Australian Infantry; 35th Australian Infantry; 36th Australian Infantry
  10th Australian Infantry Brigade: 37th Australian Infantry; 38th Australian Infantry; 39th Australian Infantry; 40th Australian Infantry
  11th Australian Infantry Brigade: 41st Australian Infantry; 42nd Australian Infantry; 43rd Australian Infantry; 44th Australian Infantry
4th Australian Division (II ANZAC Corps): messines17 messines17 polygon17 polygon17 passchendaele17
  4th Australian Infantry Brigade: 13th Australian Infantry; 14th Australian Infantry; 15th Australian Infantry; 16th Australian Infantry
  12th Australian Infantry Brigade: 45th Australian Infantry; 46th Australian Infantry; 47th Australian Infantry; 48th Australian Infantry
  13th Australian Infantry Brigade: 49th Australian Infantry; 50th Australian Infantry; 51st Australian Infantry; 52nd Australian Infantry
5th Australian Division (I ANZAC Corps): polygon17 polygon17 broodseinde17
  8th Australian Infantry Brigade: 29th Australian Infantry; 30th Australian Infantry; 31st Australian Infantry; 32nd Australian Infantry
  14th Australian Infantry Brigade: 53rd Australian Infantry; 54th Australian Infantry; 55th Australian Infantry; 56th Australian Infantry
  15th Australian Infantry Brigade: 57th Australian Infantry; 58th Australian Infantry; 59th Australian Infantry; 60th Australian Infantry
Australian Corps Troops (I ANZAC Corps): static16 messines17 meninRoad17 polygon17 broodseinde17
  Australian Corps Services: <Tunnelling Coy.> 1st Australian Tunnelling Corps; <Bty.> 14th Australian Field Artillery; <Bty.> 55th Australian Siege Artillery; <Field Ambulance> 5th Australian Army Medical Corps; <Field Coy.> 8th Australian Engineers; <Pioneer Bn.> 2nd Australian Pioneers
`,
);

/** Troops that the two corps of Australians and New Zealanders shared. */
export const anzacDivisions = readFormations(
  'Bn.',
  `
I ANZAC Corps Troops (I ANZAC Corps): static16 meninRoad17 broodseinde17
  I ANZAC Mounted Troops: 1st Anzac Cyclists; <Light Railway Coy.> 1st Anzac Light Railways
II ANZAC Corps Troops (II ANZAC Corps): messines17 broodseinde17 passchendaele17
  II ANZAC Mounted Troops: 2nd Anzac Cyclists; - II Anzac Mounted Regiment
`,
);

export const newZealandDivisions = readFormations(
  'Bn.',
  `
New Zealand Division (II ANZAC Corps): messines17 messines17 broodseinde17 passchendaele17 passchendaele17 winter17
  1st New Zealand Infantry Brigade: 1st Auckland Infantry Regiment; 2nd Auckland Infantry Regiment; 1st Wellington Infantry Regiment; 2nd Wellington Infantry Regiment
  2nd New Zealand Infantry Brigade: 1st Canterbury Infantry Regiment; 2nd Canterbury Infantry Regiment; 1st Otago Infantry Regiment; 2nd Otago Infantry Regiment
  3rd New Zealand (Rifle) Brigade: 1st New Zealand Rifle Brigade; 2nd New Zealand Rifle Brigade; 3rd New Zealand Rifle Brigade; 4th New Zealand Rifle Brigade
  4th New Zealand Infantry Brigade: 3rd Auckland Infantry Regiment; 3rd Canterbury Infantry Regiment; 3rd Otago Infantry Regiment
  New Zealand Divisional Troops: - New Zealand (Maori) Pioneer Battalion; <Bty.> 6th New Zealand Field Artillery; <Field Coy.> 2nd New Zealand Engineers; <Field Ambulance> 3rd New Zealand Medical Corps
`,
);

export const indianDivisions = readFormations(
  'Bn.',
  `
Lahore Division (Indian Corps): ypres14 gas15 gas15 neuveChapelle15
  Ferozepore Brigade: - 57th Wilde's Rifles (Frontier Force); - 129th Duke of Connaught's Own Baluchis; - 9th Bhopal Infantry
  Jullundur Brigade: - 47th Sikhs; - 59th Scinde Rifles (Frontier Force); - 40th Pathans
  Sirhind Brigade: - 15th Ludhiana Sikhs; 1st 1st King George's Own Gurkha Rifles; 1st 4th Gurkha Rifles
Meerut Division (Indian Corps): neuveChapelle15
  Garhwal Brigade: 1st 39th Garhwal Rifles; 2nd 39th Garhwal Rifles; 2nd 3rd Queen Alexandra's Own Gurkha Rifles
  Bareilly Brigade: - 41st Dogras; - 58th Vaughan's Rifles (Frontier Force)
  Dehra Dun Brigade: - 6th Jat Light Infantry; 2nd 2nd King Edward's Own Gurkha Rifles
`,
);

export const southAfricanDivisions = readFormations(
  'Bn.',
  `
9th (Scottish) Division, South African troops: meninRoad17 meninRoad17 passchendaele17 lys18 lys18
  South African Infantry Brigade: 1st South African Infantry; 2nd South African Infantry; 3rd South African Infantry; 4th South African Infantry
  South African Corps Troops: <Siege Bty.> 71st South African Heavy Artillery; <Field Ambulance> 1st South African Medical Corps
`,
);
