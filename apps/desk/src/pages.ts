import { Building2, Inbox, Mail, MessageSquareReply, Users } from 'lucide-react';
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
    path: '/answers',
    right: 'use-answers',
    label: 'desk-answers:menu',
    menu: { group: 'work', icon: MessageSquareReply },
    load: async () => (await import('./answers/answers-page.tsx')).AnswersPage,
  },
  {
    path: '/people',
    right: 'find-accounts',
    label: 'desk-accounts:menu.people',
    menu: { group: 'people', icon: Users },
    load: async () => (await import('./accounts/people-page.tsx')).PeoplePage,
  },
  {
    path: '/people/:id',
    right: 'find-accounts',
    label: 'desk-accounts:menu.people',
    load: async () => (await import('./accounts/person-page.tsx')).PersonPage,
  },
  {
    path: '/companies',
    right: 'find-accounts',
    label: 'desk-accounts:menu.companies',
    menu: { group: 'people', icon: Building2 },
    load: async () => (await import('./accounts/companies-page.tsx')).CompaniesPage,
  },
  {
    path: '/companies/:id',
    right: 'find-accounts',
    label: 'desk-accounts:company.title',
    load: async () => (await import('./accounts/company-page.tsx')).CompanyPage,
  },
  {
    path: '/companies/:id/merge',
    right: 'merge-companies',
    label: 'desk-accounts:merge.title',
    load: async () => (await import('./accounts/merge-page.tsx')).MergePage,
  },
  {
    path: '/mails',
    right: 'see-cases',
    label: 'desk-own-mails:menu',
    menu: { group: 'team', icon: Mail },
    load: async () => (await import('./own-mails/own-mails-page.tsx')).OwnMailsPage,
  },
];
