import { placeTable, type TabledPlace } from './placeTable.ts';

/** Homes of soldiers and labourers who came from overseas. */
export const empirePlaces: readonly TabledPlace[] = [
  ...placeTable(
    { country: 'CA', area1: 'Ontario' },
    `
    Toronto | | | | 43.6532 -79.3832 |
    Ottawa | | | | 45.4247 -75.6950 |
    Hamilton | | | | 43.2567 -79.8692 |
    London#CA | London, Ontario | London | London | 42.9837 -81.2497 |
    Kingston#CA | Kingston, Ontario | Kingston | Kingston | 44.2312 -76.4860 |
    Sault Ste. Marie | | | | 46.5168 -84.3333 |
    Brantford | | | | 43.1394 -80.2644 |
    `,
  ),
  ...placeTable(
    { country: 'CA', area1: 'Québec' },
    `
    Montréal | Montreal | | Montreal | 45.5089 -73.5617 |
    Québec | Quebec | | | 46.8139 -71.2081 |
    Valcartier | | | | 46.9431 -71.4694 |
    Trois-Rivières | Three Rivers | | | 46.3430 -72.5430 |
    Sherbrooke | | | | 45.4042 -71.8929 |
    `,
  ),
  ...placeTable(
    { country: 'CA' },
    `
    Winnipeg | | | | 49.8844 -97.1464 |
    Brandon | | | | 49.8483 -99.9500 |
    Regina | | | | 50.4547 -104.6067 |
    Saskatoon | | | | 52.1333 -106.6833 |
    Calgary | | | | 51.0500 -114.0667 |
    Edmonton | | | | 53.5344 -113.4903 |
    Vancouver | | | | 49.2606 -123.1136 |
    Victoria#CA | Victoria | Victoria | Victoria | 48.4283 -123.3647 |
    Halifax | | | | 44.6475 -63.5906 |
    Saint John | | | | 45.2806 -66.0761 |
    Charlottetown | | | | 46.2403 -63.1347 |
    St. John's | | Saint-Jean de Terre-Neuve | | 47.5675 -52.7072 |
    `,
  ),
  ...placeTable(
    { country: 'AU' },
    `
    Sydney | | | | -33.8678 151.2100 |
    Newcastle#AU | Newcastle, New South Wales | Newcastle | Newcastle | -32.9283 151.7817 |
    Bathurst | | | | -33.4170 149.5810 |
    Wagga Wagga | | | | -35.1083 147.3598 |
    Melbourne | | | | -37.8142 144.9632 |
    Ballarat | | | | -37.5608 143.8475 |
    Bendigo | | | | -36.7500 144.2667 |
    Geelong | | | | -38.1500 144.3500 |
    Brisbane | | | | -27.4678 153.0281 |
    Toowoomba | | | | -27.5667 151.9500 |
    Rockhampton | | | | -23.3750 150.5117 |
    Adelaide | | Adélaïde | | -34.9275 138.6000 |
    Port Pirie | | | | -33.1858 138.0169 |
    Perth#AU | Perth, Western Australia | Perth | Perth | -31.9559 115.8606 |
    Kalgoorlie | | | | -30.7489 121.4658 |
    Hobart | | | | -42.8806 147.3250 |
    Launceston | | | | -41.4419 147.1450 |
    `,
  ),
  ...placeTable(
    { country: 'NZ', area1: 'Noordereiland' },
    `
    Auckland | | | | -36.8492 174.7653 |
    Wellington | | | | -41.2889 174.7772 |
    Whanganui | | | | -39.9300 175.0500 | Wanganui
    Napier | | | | -39.4900 176.9178 |
    Gisborne | | | | -38.6625 178.0178 |
    Rotorua | | | | -38.1378 176.2514 |
    New Plymouth | | | | -39.0578 174.0742 |
    `,
  ),
  ...placeTable(
    { country: 'NZ', area1: 'Zuidereiland' },
    `
    Christchurch | | | | -43.5310 172.6365 |
    Dunedin | | | | -45.8742 170.5036 |
    Invercargill | | | | -46.4131 168.3475 |
    Nelson | | | | -41.2708 173.2839 |
    Oamaru | | | | -45.0972 170.9700 |
    `,
  ),
  ...placeTable(
    { country: 'PK', area1: 'Punjab' },
    `
    Lahore | | | | 31.5497 74.3436 |
    Rawalpindi | | | | 33.6000 73.0333 |
    Jhelum | | | | 32.9333 73.7333 |
    Attock | | | | 33.7660 72.3609 | Campbellpur
    Multan | | | | 30.1978 71.4711 |
    Shahpur | | | | 32.2830 72.4330 |
    `,
  ),
  ...placeTable(
    { country: 'PK', area1: 'Noordwestelijke Grensprovincie' },
    `
    Peshawar | | | | 34.0144 71.5675 |
    Kohat | | | | 33.5833 71.4333 |
    `,
  ),
  ...placeTable(
    { country: 'IN', area1: 'Punjab' },
    `
    Amritsar | | | | 31.6340 74.8723 |
    Jalandhar | | | | 31.3260 75.5760 | Jullundur
    Ludhiana | | | | 30.9000 75.8500 |
    Ferozepore | | | | 30.9250 74.6130 | Firozpur
    Patiala | | | | 30.3400 76.3800 |
    Hoshiarpur | | | | 31.5300 75.9200 |
    Ambala | | | | 30.3820 76.7800 | Umballa
    Delhi | | | | 28.6100 77.2300 |
    `,
  ),
  ...placeTable(
    { country: 'IN', area1: 'Garhwal en Kumaon' },
    `
    Lansdowne | | | | 29.8400 78.6800 |
    Almora | | | | 29.5970 79.6590 |
    Dehra Dun | | | | 30.3160 78.0320 |
    `,
  ),
  ...placeTable(
    { country: 'IN' },
    `
    Bombay | | | | 18.9750 72.8258 | Mumbai
    Calcutta | Calcutta | Calcutta | Kalkutta | 22.5726 88.3639 | Kolkata
    Jammu | | | | 32.7300 74.8700 |
    `,
  ),
  ...placeTable(
    { country: 'NP' },
    `
    Gorkha | | | | 28.0000 84.6333 | Goorkha
    Pokhara | | | | 28.2083 83.9889 |
    Kathmandu | | Katmandou | | 27.7167 85.3667 |
    `,
  ),
  ...placeTable(
    { country: 'ZA' },
    `
    Kaapstad | Cape Town | Le Cap | Kapstadt | -33.9253 18.4239 |
    Johannesburg | | | | -26.2044 28.0456 |
    Pretoria | | | | -25.7461 28.1881 |
    Durban | | | | -29.8583 31.0250 |
    Pietermaritzburg | | | | -29.6167 30.3833 | Maritzburg
    Bloemfontein | | | | -29.1161 26.2153 |
    Kimberley | | | | -28.7383 24.7639 |
    Port Elizabeth | | | | -33.9581 25.6000 |
    Potchefstroom | | | | -26.7100 27.1000 |
    `,
  ),
  ...placeTable(
    { country: 'JM' },
    `
    Kingston | | | | 17.9714 -76.7931 |
    Spanish Town | | | | 17.9961 -76.9547 |
    `,
  ),
  ...placeTable(
    { country: 'TT' },
    `
    Port of Spain | | Port-d'Espagne | | 10.6667 -61.5167 |
    `,
  ),
  ...placeTable(
    { country: 'BB' },
    `
    Bridgetown | | | | 13.0975 -59.6167 |
    `,
  ),
  ...placeTable(
    { country: 'CN', area1: 'Shandong' },
    `
    Qingdao | Qingdao | Qingdao | Tsingtau | 36.0669 120.3826 | Tsingtao
    Jinan | | | | 36.6702 117.0207 | Tsinan
    Weihai | | | | 37.5133 122.1206 | Weihaiwei
    Weifang | | | | 36.7080 119.1010 | Weihsien
    Yantai | | | | 37.4646 121.4478 | Chefoo
    Tai'an | | | | 36.2003 117.0874 | Taian
    Linyi | | | | 35.1041 118.3503 | Ichow
    `,
  ),
  ...placeTable(
    { country: 'CN' },
    `
    Tianjin | | Tientsin | Tientsin | 39.1467 117.2056 | Tientsin
    `,
  ),
  ...placeTable(
    { country: 'SN' },
    `
    Dakar | | | | 14.6928 -17.4467 |
    Saint-Louis | | | | 16.0244 -16.5015 | Ndar
    Thiès | | | | 14.7833 -16.9167 |
    `,
  ),
  ...placeTable(
    { country: 'ML' },
    `
    Bamako | | | | 12.6392 -8.0029 |
    Kayes | | | | 14.4469 -11.4445 |
    Ségou | | | | 13.4317 -6.2157 | Segou-Sikoro
    `,
  ),
  ...placeTable(
    { country: 'GN' },
    `
    Conakry | | | | 9.5092 -13.7122 | Konakry
    Kankan | | | | 10.3854 -9.3057 |
    `,
  ),
  ...placeTable(
    { country: 'BF' },
    `
    Ouagadougou | | | | 12.3714 -1.5197 |
    Bobo-Dioulasso | | | | 11.1771 -4.2979 |
    `,
  ),
  ...placeTable(
    { country: 'CI' },
    `
    Grand-Bassam | | | | 5.2118 -3.7388 |
    `,
  ),
  ...placeTable(
    { country: 'BJ' },
    `
    Porto-Novo | | | | 6.4972 2.6050 |
    `,
  ),
  ...placeTable(
    { country: 'MA' },
    `
    Casablanca | | | | 33.5992 -7.6200 | Dar-el-Beïda
    Fez | | Fès | Fès | 34.0433 -5.0033 |
    Marrakesh | | Marrakech | Marrakesch | 31.6295 -7.9811 |
    Rabat | | | | 34.0209 -6.8416 |
    Meknès | | | | 33.8950 -5.5547 |
    `,
  ),
  ...placeTable(
    { country: 'DZ' },
    `
    Algiers | Algiers | Alger | Algier | 36.7539 3.0589 |
    Oran | | | | 35.6969 -0.6331 |
    Constantine | | | | 36.3650 6.6147 |
    Blida | | | | 36.4722 2.8333 |
    Tlemcen | | | | 34.8828 -1.3167 |
    Mostaganem | | | | 35.9333 0.0833 |
    `,
  ),
  ...placeTable(
    { country: 'TN' },
    `
    Tunis | | | | 36.8064 10.1817 |
    Sousse | | | | 35.8256 10.6370 |
    Bizerte | Bizerta | | Biserta | 37.2744 9.8739 |
    `,
  ),
  ...placeTable(
    { country: 'CD' },
    `
    Boma | | | | -5.8500 13.0500 |
    Leopoldstad | Leopoldville | Léopoldville | Léopoldville | -4.3217 15.3125 | Kinshasa
    `,
  ),
  ...placeTable(
    { country: 'US' },
    `
    New York | | | | 40.7128 -74.0061 |
    Brooklyn | | | | 40.6500 -73.9500 |
    Albany | | | | 42.6525 -73.7572 |
    Philadelphia | | Philadelphie | | 39.9528 -75.1636 |
    Boston | | | | 42.3603 -71.0578 |
    Chicago | | | | 41.8819 -87.6278 |
    Cleveland | | | | 41.4822 -81.6697 |
    Cincinnati | | | | 39.1000 -84.5125 |
    Nashville | | | | 36.1622 -86.7744 |
    Knoxville | | | | 35.9728 -83.9422 |
    Charleston | | | | 32.7833 -79.9319 |
    Raleigh | | | | 35.7719 -78.6389 |
    San Francisco | | | | 37.7775 -122.4164 |
    Sacramento | | | | 38.5817 -121.4933 |
    Seattle | | | | 47.6097 -122.3331 |
    Spokane | | | | 47.6589 -117.4250 |
    Detroit | | | | 42.3314 -83.0458 | Gazet van Detroit
    Moline | | | | 41.5067 -90.5151 |
    `,
  ),
];
