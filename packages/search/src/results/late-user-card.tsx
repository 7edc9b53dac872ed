import { lateModule } from './late-module.tsx';

const load = () => import('@wbn/cards/person/user-result-card.tsx');

/** Few look for people: its code comes only with a list of them. */
const userCard = lateModule(load, import.meta.env.SSR ? await load() : undefined);

export const loadUserCard = userCard.load;
export const UserResultCard = userCard.part(({ UserResultCard: card }) => card);
