import { Building2, House, Newspaper } from 'lucide-react';

/** Icons of the header for whoever is signed in (LAY-17, LAY-18). */
export const memberLinks = [
  { text: 'account.home', path: '/', icon: House },
  { text: 'account.myBusiness', path: '/my-business', icon: Building2 },
  { text: 'account.myB2b', path: '/newsfeed', icon: Newspaper },
] as const;
