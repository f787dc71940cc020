// Languages by their ISO 639-1 codes, with their names in English. Written out, because browsers do not know them all.

const written = `
aa Afar, ab Abkhazian, af Afrikaans, ak Akan, am Amharic, ar Arabic, as Assamese, ay Aymara, az Azerbaijani,
be Belarusian, bg Bulgarian, bi Bislama, bn Bangla, bo Tibetan, br Breton, bs Bosnian, ca Catalan, ce Chechen,
ch Chamorro, co Corsican, cs Czech, cy Welsh, da Danish, de German, dv Divehi, dz Dzongkha, ee Ewe, el Greek,
en English, eo Esperanto, es Spanish, et Estonian, eu Basque, fa Persian, ff Fula, fi Finnish, fj Fijian,
fo Faroese, fr French, fy Western Frisian, ga Irish, gd Scottish Gaelic, gl Galician, gn Guarani, gu Gujarati,
gv Manx, ha Hausa, he Hebrew, hi Hindi, ho Hiri Motu, hr Croatian, ht Haitian Creole, hu Hungarian,
hy Armenian, ia Interlingua, id Indonesian, ig Igbo, is Icelandic, it Italian, iu Inuktitut, ja Japanese,
jv Javanese, ka Georgian, kg Kongo, ki Kikuyu, kk Kazakh, kl Kalaallisut, km Khmer, kn Kannada, ko Korean,
ku Kurdish, kw Cornish, ky Kyrgyz, la Latin, lb Luxembourgish, lg Ganda, ln Lingala, lo Lao, lt Lithuanian,
lu Luba-Katanga, lv Latvian, mg Malagasy, mh Marshallese, mi Māori, mk Macedonian, ml Malayalam, mn Mongolian,
mr Marathi, ms Malay, mt Maltese, my Burmese, na Nauru, nb Norwegian Bokmål, nd North Ndebele, ne Nepali,
nl Dutch, nn Norwegian Nynorsk, no Norwegian, nr South Ndebele, nv Navajo, ny Nyanja, oc Occitan, om Oromo,
or Odia, pa Punjabi, pl Polish, ps Pashto, pt Portuguese, qu Quechua, rm Romansh, rn Rundi, ro Romanian,
ru Russian, rw Kinyarwanda, sa Sanskrit, sc Sardinian, sd Sindhi, se Northern Sami, sg Sango, si Sinhala,
sk Slovak, sl Slovenian, sm Samoan, sn Shona, so Somali, sq Albanian, sr Serbian, ss Swati, st Southern Sotho,
su Sundanese, sv Swedish, sw Swahili, ta Tamil, te Telugu, tg Tajik, th Thai, ti Tigrinya, tk Turkmen,
tl Filipino, tn Tswana, to Tongan, tr Turkish, ts Tsonga, tt Tatar, tw Akan, ty Tahitian, ug Uyghur,
uk Ukrainian, ur Urdu, uz Uzbek, ve Venda, vi Vietnamese, wo Wolof, xh Xhosa, yi Yiddish, yo Yoruba, za Zhuang,
zh Chinese, zu Zulu`

export const languageNames: ReadonlyMap<string, string> = new Map(
  written
    .trim()
    .split(/,\s/)
    .map((pair) => [pair.slice(0, 2), pair.slice(3)] as const),
)
