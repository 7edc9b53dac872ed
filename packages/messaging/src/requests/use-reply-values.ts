import { fullName } from '@wbn/cards/person/full-name.ts';
import type { OpenRequest } from '@wbn/contract/messaging/request.ts';
import { useProfile } from '@wbn/session/use-session.ts';
import type { ReplyValues } from '../teamwork/fill-in-reply.ts';

/** What a thread tells of the variables of a saved reply. */
export function useReplyValues({ from, to, product }: OpenRequest): ReplyValues {
  const profile = useProfile();
  return {
    buyer: from.name,
    company: to.name,
    ...(product && { product: product.name }),
    ...(profile && { sender: fullName(profile) }),
  };
}
