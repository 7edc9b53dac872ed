import { askAboutCard } from './ask-bank.ts';
import { type Command, InvalidRequestError, type Result } from './model-commands.ts';
import type { SetupRecord } from './model-records.ts';
import { makeID, makeSecret, put, requireRecord, type Work } from './work.ts';

type Given<Kind extends Command['kind']> = Extract<Command, { kind: Kind }>;

/** Attaches a card to the customer if its bank agrees; attaching it again changes nothing. */
export function attachMethod(work: Work, { method }: Given<'attach-method'>): Result {
  const { id } = method;
  if (work.state.methods.some((one) => one.id === id)) return { outcome: 'done', id };
  const failure = askAboutCard(method);
  if (failure) return { outcome: 'refused', id: undefined, failure };
  put(work, { ...method, isAuthenticated: false }, 'payment_method.attached');
  return { outcome: 'done', id };
}

/** Asks the holder's bank, if it wants that, whether the card may be charged while the holder is away. */
export function createSetup(work: Work, { methodID, metadata }: Given<'create-setup'>): Result {
  const { behaviour, isAuthenticated } = requireRecord(work, 'methods', methodID);
  const id = makeID(work, 'setup_intent');
  const asks = behaviour === 'authenticate' && !isAuthenticated;
  const { clientSecret } = put(
    work,
    {
      ...{ object: 'setup_intent', id, clientSecret: makeSecret(work, id), methodID, metadata },
      ...{ status: asks ? 'requires_action' : 'succeeded', failure: undefined, createdAt: work.now },
    } satisfies SetupRecord,
    'setup_intent.created',
    asks ? 'setup_intent.requires_action' : 'setup_intent.succeeded',
  );
  return asks ? { outcome: 'requires-action', id, clientSecret } : { outcome: 'done', id };
}

export function cancelSetup(work: Work, { setupID }: Given<'cancel-setup'>): Result {
  const setup = requireRecord(work, 'setups', setupID);
  if (setup.status === 'succeeded' || setup.status === 'canceled')
    throw new InvalidRequestError('setup_intent_unexpected_state', `This setup is ${setup.status}.`);
  put(work, { ...setup, status: 'canceled' }, 'setup_intent.canceled');
  return { outcome: 'done', id: setupID };
}
