import type { Language } from '@wbn/contract/shared/language.ts';

export interface AccountTexts {
  login: string;
  register: string;
  notOpen: string;
  readFreely: string;
  /** `{{host}}` is the site that the link leads to. */
  back: string;
  missing: string;
}

/** All words of the account pages. */
export const accountTexts: Readonly<Record<Language, AccountTexts>> = {
  en: {
    login: 'Log in',
    register: 'Register',
    notOpen: 'Accounts are not open on this installation yet, so nobody can log in or register here for now.',
    readFreely:
      'You need no account to search and read: every company, product and public profile is open to you.',
    back: 'Back to {{host}}',
    missing: 'There is no such page',
  },
  es: {
    login: 'Iniciar sesión',
    register: 'Registrarse',
    notOpen:
      'Las cuentas aún no están abiertas en esta instalación: por ahora nadie puede iniciar sesión ni registrarse aquí.',
    readFreely:
      'Para buscar y leer no hace falta una cuenta: todas las empresas, los productos y los perfiles públicos están a su disposición.',
    back: 'Volver a {{host}}',
    missing: 'Esta página no existe',
  },
  it: {
    login: 'Accedi',
    register: 'Registrati',
    notOpen:
      'Gli account non sono ancora attivi su questa installazione: per ora nessuno può accedere o registrarsi qui.',
    readFreely:
      'Per cercare e leggere non serve un account: tutte le aziende, i prodotti e i profili pubblici sono a sua disposizione.',
    back: 'Torna a {{host}}',
    missing: 'Questa pagina non esiste',
  },
  zh: {
    login: '登录',
    register: '注册',
    notOpen: '本站点尚未开放账户功能，目前无法在此登录或注册。',
    readFreely: '搜索和浏览无需账户：所有公司、产品和公开的个人资料均可自由查看。',
    back: '返回 {{host}}',
    missing: '页面不存在',
  },
};
