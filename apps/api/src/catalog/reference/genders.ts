import { codeList } from './code-list.ts';

export const genders = codeList({
  female: { en: 'Female', es: 'Mujer', it: 'Donna', zh: '女' },
  male: { en: 'Male', es: 'Hombre', it: 'Uomo', zh: '男' },
  other: { en: 'Other', es: 'Otro', it: 'Altro', zh: '其他' },
  undisclosed: {
    en: 'Prefer not to say',
    es: 'Prefiero no decirlo',
    it: 'Preferisco non dirlo',
    zh: '不便透露',
  },
});
