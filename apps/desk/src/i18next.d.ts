import 'i18next';
import type accounts from './accounts/locales/en.json';
import type answers from './answers/locales/en.json';
import type cases from './cases/locales/en.json';
import type figures from './figures/locales/en.json';
import type frame from './frame/locales/en.json';
import type health from './health/locales/en.json';
import type keys from './keys/locales/en.json';
import type log from './log/locales/en.json';
import type network from './network/locales/en.json';
import type ownMails from './own-mails/locales/en.json';
import type palette from './palette/locales/en.json';
import type session from './session/locales/en.json';
import type staff from './staff/locales/en.json';
import type table from './table/locales/en.json';
import type undo from './undo/locales/en.json';

// Type-checks text keys against the English texts of each room.
declare module 'i18next' {
  interface TextsByNamespace {
    'desk-accounts': typeof accounts;
    'desk-answers': typeof answers;
    'desk-cases': typeof cases;
    'desk-figures': typeof figures;
    'desk-frame': typeof frame;
    'desk-health': typeof health;
    'desk-keys': typeof keys;
    'desk-log': typeof log;
    'desk-network': typeof network;
    'desk-own-mails': typeof ownMails;
    'desk-palette': typeof palette;
    'desk-session': typeof session;
    'desk-staff': typeof staff;
    'desk-table': typeof table;
    'desk-undo': typeof undo;
  }
}
