import 'i18next';
import type compare from '@wbn/business/locales/compare/en.json';
import type business from '@wbn/business/locales/en.json';
import type businessMembers from '@wbn/business-office/locales/business-members/en.json';
import type editBusiness from '@wbn/business-office/locales/edit-business/en.json';
import type editMode from '@wbn/business-office/locales/edit-mode/en.json';
import type myBusiness from '@wbn/business-office/locales/my-business/en.json';
import type ownProducts from '@wbn/business-office/locales/own-products/en.json';
import type publication from '@wbn/business-office/locales/publication/en.json';
import type quality from '@wbn/business-office/locales/quality/en.json';
import type cards from '@wbn/cards/locales/en.json';
import type forms from '@wbn/forms/locales/en.json';
import type marketingPages from '@wbn/marketing-pages/locales/en.json';
import type information from '@wbn/marketing-pages/locales/information/en.json';
import type needHelp from '@wbn/marketing-pages/locales/need-help/en.json';
import type search from '@wbn/search/locales/en.json';
import type savedSearches from '@wbn/search/locales/saved-searches/en.json';
import type social from '@wbn/social/locales/en.json';
import type ownProfile from '@wbn/social/locales/own-profile/en.json';
import type site from './locales/en.json';

// Keys of texts are checked against the English ones, in every package.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'site';
    returnNull: false;
    resources: {
      business: typeof business;
      cards: typeof cards;
      compare: typeof compare;
      'my-business': typeof myBusiness;
      'edit-business': typeof editBusiness;
      'own-products': typeof ownProducts;
      'business-members': typeof businessMembers;
      'edit-mode': typeof editMode;
      forms: typeof forms;
      information: typeof information;
      'marketing-pages': typeof marketingPages;
      'need-help': typeof needHelp;
      publication: typeof publication;
      quality: typeof quality;
      'own-profile': typeof ownProfile;
      'saved-searches': typeof savedSearches;
      search: typeof search;
      site: typeof site;
      social: typeof social;
    };
  }
}
