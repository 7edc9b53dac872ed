import { Inbox, Mail, Users } from 'lucide-react';
import type { DeskPage } from './desk-page.ts';

/** The pages of the desk, a line each; the first one that somebody may open is their start page. */
export const deskPages: readonly DeskPage[] = [
  {
    path: '/cases/:caseID?',
    right: 'see-cases',
    label: 'desk-cases:menu',
    menu: { group: 'work', icon: Inbox },
    load: async () => (await import('./cases/cases-page.tsx')).CasesPage,
  },
  {
    path: '/staff',
    right: 'see-staff',
    label: 'desk-staff:menu',
    menu: { group: 'team', icon: Users },
    load: async () => (await import('./staff/staff-page.tsx')).StaffPage,
  },
  {
    path: '/mails',
    right: 'see-cases',
    label: 'desk-own-mails:menu',
    menu: { group: 'team', icon: Mail },
    load: async () => (await import('./own-mails/own-mails-page.tsx')).OwnMailsPage,
  },
];
