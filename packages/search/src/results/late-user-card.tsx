import { lazy } from 'react';

const load = async () => ({
  default: (await import('@wbn/cards/person/user-result-card.tsx')).UserResultCard,
});

/** Few look for people: its code comes only with a list of them, drawn by the server before. */
export const UserResultCard = import.meta.env.SSR ? (await load()).default : lazy(load);
