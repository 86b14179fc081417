import { Urn } from '../random/Urn.ts';
import {
  byFrequency,
  byFrequencyOf,
  type Culture,
  composedOf,
  listedOrComposed,
  nameList,
  spellingBy,
  withoutAccents,
} from './Culture.ts';
import { english } from './english.ts';

const plainVariant: Culture['variantOf'] = (name) => {
  const plain = withoutAccents(name);
  return plain === name ? null : plain;
};
const single = { secondNames: 0, thirdNames: 0, wivesTakeName: false } as const;
export const sikh: Culture = {
  ...single,
  boys: byFrequency(
    `Kartar Bachan Indar Sundar Bhagat Mehar Lal Nand Sher Arjan Bhagwan Bishan Bela Bur Chanan Dalip Ganda Gurdit Gurbachan
    Hari Harnam Hazara Hira Ishar Jagat Jaimal Jawala Jiwan Jowahir Kala Kapur Kehar Kesar Kharak Kishan Labh Lakha Lehna
    Mangal Mit Mota Munsha Nahar Narain Natha Nihal Niranjan Partap Pal Prem Puran Ram Rattan Rur Sadhu Sant Sarwan Sawan
    Sewa Sham Sohan Sucha Surain Teja Tara Thakar Udham Ujagar Uttam Waryam Wasawa`,
    20,
  ),
  familyName: () => 'Singh',
  variantOf: (name) => (name === 'Singh' ? 'Sing' : null),
};

export const punjabiMuslim: Culture = {
  ...single,
  boys: byFrequency(
    `Muhammad_Khan Ghulam_Muhammad Fazl_Din Allah_Ditta Nur_Khan Sher_Muhammad Fateh_Khan Ali_Khan Karam_Dad Muhammad_Din
    Ghulam_Haidar Lal_Khan Khan_Muhammad Jahan_Dad Mir_Zaman Alam_Khan Sultan_Khan Sarwar_Khan Feroz_Khan Raja_Khan
    Mehr_Khan Bahadur_Khan Nawab_Ali Sayyid_Ahmad Shah_Nawaz Abdullah Abdul_Karim Abdur_Rahman Akbar_Ali Amir_Khan Aziz_Khan
    Bostan_Khan Budha_Khan Dost_Muhammad Faiz_Ali Gul_Muhammad Hakim_Khan Hassan_Ali Hayat_Muhammad Imam_Bakhsh Jalal_Din
    Juma_Khan Karim_Bakhsh Khuda_Dad Mast_Ali Mir_Afzal Mohabbat_Khan Niaz_Ali Painda_Khan Pir_Bakhsh Qasim_Ali
    Rahmat_Ali Rukn_Din Saif_Ali Shahzad Umar_Din Wali_Dad Yar_Muhammad Zaman_Ali`,
    20,
  ),
  familyName: byFrequencyOf(
    'Khan Din Shah Ali Malik Raja Janjua Awan Gakhar Khattak Afridi Yusufzai Bangash Qureshi',
    4,
  ),
  variantOf: spellingBy([
    [/Muhammad/, 'Mahomed'],
    [/Din/, 'Deen'],
    [/Ghulam/, 'Golam'],
    [/Allah/, 'Ullah'],
    [/Sayyid/, 'Said'],
  ]),
};

export const gurkha: Culture = {
  ...single,
  boys: byFrequency(
    `Birbal Dhan Bahadur Harkabir Jitbahadur Kalbir Karbir Kharka Kulbir Lachhman Manbir Narbir Padam Pahalman Parsad
    Ranbir Rupdhan Sarabjit Sarbjit Tulbir Ujir Bhim Dilbahadur Ganjasing Garbjang Hastabir Jangia Jasbir Kabiram
    Maniram Motilal Nandalal Partiman Purnabahadur Ransur Sherbahadur Tikaram Balbir Bhagtabir Chandrabir Dhanbir`,
    15,
  ),
  familyName: byFrequencyOf('Thapa Gurung Rana Pun Rai Ale Limbu Chhetri Tamang Mall Ghale Roka Buratoki Khattri', 4),
  variantOf: spellingBy([
    [/bahadur/i, ' Bahadur'],
    [/bir$/, 'beer'],
    [/Chhetri/, 'Khas'],
  ]),
};

export const garhwali: Culture = {
  ...single,
  boys: byFrequency(
    `Amar Alam Bachan Balwant Bhawan Chandar Darwan Dewan Gabar Gopal Inder Jaman Kedar Kushal Lachham Madho Makar Mangal
    Narain Padam Pitambar Prem Ram Ratan Rudra Shib Sital Trilok Umed`,
    12,
  ),
  familyName: byFrequencyOf(
    'Singh_Negi Singh_Rawat Singh_Bisht Singh_Rana Singh_Bhandari Singh_Gusain Singh_Kandari Singh_Butola',
    4,
  ),
  variantOf: (name) => (name.startsWith('Singh ') ? name.slice(6) : null),
};

const syllables = nameList(`
  An Bao Bin Cai Chang Chao Cheng Chun Da De Dong En Fa Fang Fu Gen Guang Gui Guo Hai Han He Heng Hong Hua Huan Ji Jia
  Jian Jin Jing Jun Kai Kui Lai Li Liang Lin Ling Long Lu Mao Ming Pei Ping Qi Qing Quan Rong Ru Shan Sheng Shi Shou
  Shu Shun Tai Tian Ting Wan Wei Wen Wu Xi Xian Xiang Xing Xiu Xue Yan Yi Yin Ying Yong You Yu Yuan Yun Zeng Zhang Zhao
  Zhen Zheng Zhi Zhong Zhu`);

/** Given names of two syllables, the usual form of the contracts. */
const chineseGivenNames = Array.from({ length: 3000 }, (_, index) => {
  const first = syllables[index % syllables.length] as string;
  const second = syllables[(index * 37 + 11) % syllables.length] as string;
  return `${first}${second.toLowerCase()}`;
});

export const chinese: Culture = {
  ...single,
  boys: Urn.of(chineseGivenNames, () => 1),
  familyName: byFrequencyOf(
    `Wang Zhang Li Liu Sun Zhao Yang Chen Xu Zhou Ma Yu Lü Gao Jiang Song Guo Han Cui Feng Ding Kong Cao Qi Yin Hou Meng
    Du Shao Bai Cheng Dong Fan Geng Hao Hu Jia Jin Lu Luo Miao Niu Pan Peng Qin Ren Shen Shi Tang Tian Wei Wen Wu Xie Xin
    Xing Yan Yuan Zhong Zhu Zou`,
    6,
  ),
  variantOf: spellingBy([
    [/^Zh/, 'Ch'],
    [/^X/, 'Hs'],
    [/^Q/, 'Ch'],
    [/^J/, 'Ch'],
    [/^D/, 'T'],
    [/^G/, 'K'],
    [/^B/, 'P'],
    [/ong$/, 'ung'],
    [/^Z/, 'Ts'],
  ]),
};

export const westAfrican: Culture = {
  ...single,
  boys: byFrequency(
    `Mamadou Moussa Samba Demba Amadou Bakary Ousmane Fodé Ibrahima Alioune Boubacar Mody Oumar Seydou Tiémoko Zan Bougouma
    Abdoulaye Adama Aliou Bala Baba Birama Bilali Bocar Cheikh Daouda Dianguina Diby Fily Gaoussou Guéla Idrissa Kélétigui
    Kémoko Koly Lamine Malick Massa Mbaye Modibo Nianzon Noumouké Ngor Raogo Sadio Salif Sidiki Sory Souleymane Tiéba
    Tiendrébéogo Toumani Waly Yacouba Yoro Zanga`,
    15,
  ),
  familyName: byFrequencyOf(
    `Diallo Traoré Coulibaly Keïta Diarra Koné Ouédraogo Sow Diop Ndiaye Faye Sarr Camara Sissoko Touré Cissé Ba Sidibé
    Konaté Dembélé Doumbia Fofana Bagayoko Sangaré Kouyaté Sawadogo Kaboré Zongo Gueye Fall Mbengue Thiam Sène Diouf Ndour
    Kanté Samaké Tounkara Dabo Sané Mané Bâ Sy Wade Barry Bah Soumah Sylla Bangoura Kourouma Guindo Togo Dolo Tessougué
    Agbo Hounkpatin Kouassi Kouamé Yao Konan`,
    8,
  ),
  variantOf: plainVariant,
};

const maghrebiMen = `
  Mohamed Ahmed Ali Abdelkader Amar Belkacem Lakhdar Saïd Hocine Rabah Tahar Mokhtar Larbi Salah Slimane Abdallah Brahim
  Mustapha Miloud Kaddour Djilali Youssef Omar Hassan Driss Lahcen Moha Bouchaïb Allal Hamou Kacem Mimoun Abdesselam
  Messaoud Khelifa Tayeb Bachir Ferhat Mebarek Moussa Sadok Hamida Bouziane Cherif Habib`;
export const maghrebi: Culture = {
  ...single,
  boys: byFrequency(maghrebiMen),
  familyName: composedOf('ben_', maghrebiMen),
  variantOf: spellingBy([
    [/Mohamed/, 'Mohammed'],
    [/ou/, 'u'],
    [/ï/, 'i'],
    [/dj/i, 'j'],
  ]),
};

const portugueseFamilies = byFrequency(`
  Silva Santos Ferreira Pereira Oliveira Costa Rodrigues Martins Jesus Sousa Fernandes Gonçalves Gomes Lopes Marques Alves
  Almeida Ribeiro Pinto Carvalho Teixeira Moreira Correia Mendes Nunes Soares Vieira Monteiro Cardoso Rocha Neves Coelho
  Cruz Cunha Pires Ramos Reis Simões Antunes Matos Fonseca Morais Barbosa Machado Araújo Tavares Lourenço Castro
  Figueiredo Azevedo Freitas Henriques Magalhães Barros Pinheiro Guerreiro Leite Batista Branco Borges Esteves Faria
  Loureiro Macedo Nogueira Pacheco Queirós Salgueiro Serrano Valente Veiga Viegas`);
export const portuguese: Culture = {
  boys: byFrequency(
    `José Manuel António João Joaquim Francisco Luís Domingos Augusto Carlos Albino Bernardino Abílio Adelino Agostinho
    Alfredo Álvaro Américo Armando Artur Avelino Belmiro Caetano Casimiro Custódio Daniel Diogo Eduardo Ernesto Eugénio
    Fernando Guilherme Henrique Inácio Jaime Jerónimo Júlio Leonel Lino Marcelino Miguel Narciso Paulino Raul Rodrigo
    Salvador Serafim Sebastião Silvério Tomás Vicente Virgílio`,
    6,
  ),
  girls: byFrequency('Maria Ana Rosa Joaquina Teresa Conceição Emília Deolinda Albertina Beatriz'),
  secondNames: 0.25,
  thirdNames: 0,
  familyName: (random) => {
    const last = portugueseFamilies.draw(random);
    if (random.chance(0.55)) return `${portugueseFamilies.draw(random)} ${last}`;
    return random.chance(0.2) ? `da ${last}` : last;
  },
  variantOf: plainVariant,
  wivesTakeName: false,
};

const italianFamilies = byFrequency(
  `Rossi Russo Ferrari Esposito Bianchi Romano Colombo Ricci Marino Greco Bruno Gallo Conti De_Luca Mancini Costa Giordano
  Rizzo Lombardi Moretti Barbieri Fontana Santoro Mariani Rinaldi Caruso Ferrara Galli Martini Leone Longo Gentile
  Martinelli Vitale Lombardo Serra Coppola De_Santis D'Angelo Marchetti Parisi Villa Conte Ferraro Fabbri Bianco Marini
  Grasso Valentini Messina Sala`,
  10,
);

export const italian: Culture = {
  boys: byFrequency(
    `Giuseppe Giovanni Antonio Luigi Francesco Angelo Pietro Domenico Carlo Salvatore Vincenzo Michele Paolo Mario Raffaele
    Nicola Giacomo Ernesto Enrico Umberto Alfredo Attilio Achille Battista Cesare Emilio Ettore Felice Gaetano Guido
    Leonardo Lorenzo Pasquale Sante Silvio Virgilio`,
    8,
  ),
  girls: byFrequency('Maria Anna Rosa Teresa Giuseppina Angela Lucia'),
  secondNames: 0.12,
  thirdNames: 0,
  familyName: listedOrComposed(
    italianFamilies,
    composedOf('Bel Bon Cas Fer Gal Mar Mor Pel Ross Sal Tor Vit Zan', 'ani atti elli etti ini oli one otti ucci acci'),
    0.7,
  ),
  variantOf: spellingBy([
    [/i$/, 'o'],
    [/tt/, 't'],
    [/ll/, 'l'],
    [/cc/, 'c'],
  ]),
  wivesTakeName: false,
};

const russianFamilies = byFrequency(
  `Ivanov Smirnov Kuznetsov Popov Vasiljev Petrov Sokolov Michajlov Novikov Fjodorov Morozov Volkov Aleksejev Lebedev
  Semjonov Jegorov Pavlov Kozlov Stepanov Nikolajev Orlov Andrejev Makarov Nikitin Zacharov Zajtsev Solovjov Borisov
  Jakovlev Grigorjev Romanov Vorobjov Sergejev Kuzmin Frolov Aleksandrov Dmitrijev Koroljov Gusev Kiseljov Iljin Maksimov
  Poljakov Sorokin Vinogradov Kovaljov Belov Medvedev Antonov Tarasov`,
  12,
);

export const russian: Culture = {
  boys: byFrequency(
    `Ivan Vasili Aleksandr Nikolaj Pjotr Michail Fjodor Dmitri Grigori Stepan Andrej Aleksej Jegor Jakov Semjon Pavel Sergej
    Timofej Jefim Nikita Maksim Kuzma Konstantin Afanasi Anton Filipp Foma Ilja Kirill Matvej Prokofi Roman Savva Trofim
    Zachar`,
    8,
  ),
  girls: byFrequency('Anna Maria Jekaterina Jelena Praskovja'),
  secondNames: 0,
  thirdNames: 0,
  familyName: listedOrComposed(
    russianFamilies,
    composedOf(
      'Bog Bel Bor Čern Dan Gav Gol Gor Gub Jeln Kal Kon Kor Kos Kup Mal Mak Nik Ore Pan Pol Rad Rog Rom Sav Sit Sol Tar Tit Ul Vor Zub',
      'anov enko in ov arjov ikov kin tsov lin ilov',
    ),
    0.6,
  ),
  variantOf: spellingBy([
    [/ov$/, 'off'],
    [/ov$/, 'ow'],
    [/ev$/, 'eff'],
    [/j/, 'y'],
    [/v$/, 'w'],
  ]),
  wivesTakeName: true,
};

export const afrikaans: Culture = {
  boys: byFrequency(
    `Johannes Jacobus Petrus Hendrik Willem Gert Cornelis Andries Daniel Frederik Jan Stephanus Pieter Nicolaas Marthinus
    Abraham Barend Christiaan Dirk Gideon Izak Louis Philippus Schalk Tobias`,
    6,
  ),
  girls: byFrequency('Maria Johanna Anna Susanna Elizabeth Magdalena Catharina Hester'),
  secondNames: 0.6,
  thirdNames: 0.2,
  familyName: byFrequencyOf(
    `Botha van_der_Merwe Nel Pretorius Venter du_Plessis Fourie Jacobs Smit Coetzee van_Wyk Kruger Steyn le_Roux Swanepoel
    Viljoen Engelbrecht du_Toit Erasmus Joubert Marais Potgieter Vermeulen van_Rensburg Oosthuizen de_Klerk Malan Theron
    Louw Cilliers de_Villiers Lombard Naudé Olivier Prinsloo Roux Snyman van_Niekerk van_Zyl Visser Vorster`,
    8,
  ),
  variantOf: spellingBy([
    [/^van der /, 'Van der '],
    [/ee$/, 'ee'],
    [/yn$/, 'ijn'],
  ]),
  wivesTakeName: true,
};

export const maori: Culture = {
  boys: byFrequency(
    `Wiremu Hoani Hemi Rawiri Tame Henare Paora Pita Matiu Hone Eruera Karaka Rangi Tamati Te_Rangi Tiaki Wharepapa Ihaia
    Kereama Mikaere Pene Ropata Tuhoe Waaka Wi`,
    6,
  ),
  girls: byFrequency('Mere Hera Ngaire Te_Paea Hinemoa Ruihi'),
  secondNames: 0.2,
  thirdNames: 0,
  familyName: byFrequencyOf(
    `Ngata Parata Tautahi Karaitiana Te_Hau Paraone Kereopa Tawhai Waititi Rangihuna Te_Kani Pohatu Haerewa Kaipara Tamihana
    Poutawera Ruru Tuhiwai Whaitiri Te_Moana Hapeta Rewi Maihi Manihera`,
    6,
  ),
  variantOf: spellingBy([
    [/^Te /, 'Te'],
    [/wh/i, 'W'],
  ]),
  wivesTakeName: true,
};

/** Men of the British West Indies Regiment. */
export const caribbean: Culture = {
  ...english,
  familyName: byFrequencyOf(
    `Williams Brown Campbell Johnson Thompson Clarke Gordon Grant Francis Morgan Reid Samuels Wright Bailey Henry Joseph
    Charles Alleyne Brathwaite Boyce Gittens Greenidge Holder Inniss Phillips Ramsay Springer Worrell Baptiste Pierre
    Alexis Sobers Blackman Cumberbatch Forde`,
    6,
  ),
};

/** The United States of 1918: the immigrants of three generations. */
export const american = (mixed: readonly Culture[]): Culture => ({
  ...english,
  secondNames: 0.75,
  familyName: (random) =>
    random.chance(0.45) ? english.familyName(random) : withoutAccents(random.pick(mixed).familyName(random)),
});
