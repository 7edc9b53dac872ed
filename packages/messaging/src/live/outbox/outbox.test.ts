import 'fake-indexeddb/auto';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { runMutation } from '@wbn/api-client/run-mutation.ts';
import { createMemoryStorage } from '@wbn/session/testing/memory-storage.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createThreadServer, type Fate } from '../../fixtures/thread-server.ts';
import { listMessagesQuery, loadRequestQuery } from '../../requests/requests.query.ts';
import { handleMessagingEvent } from '../handle-messaging-event.ts';
import { addConfirmedMessage, sendMessageMutation } from './browser-outbox.ts';
import { createOutbox, type OutboxChannel } from './outbox.ts';
import { isMarked } from './outbox-mark.ts';
import { createOutboxStore } from './outbox-store.ts';
import { pendingOf } from './use-pending.ts';

const requestID = 'one';

/** Lets pending promises run. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** A browser with one store, lock and channel, and a server; `turns`: how long each answer takes. */
function openBrowser(turns: readonly number[] = [0]) {
  const server = createThreadServer();
  server.write(requestID, 'inquiry');
  const marks = createMemoryStorage();
  const channels = new Set<OutboxChannel>();
  const store = createOutboxStore();
  const account = `account ${crypto.randomUUID()}`;
  let tail = Promise.resolve();
  let answers = 0;
  let clock = 1_800_000_000_000;

  /** A tab with the thread open; `die` reloads it at any moment. */
  function openTab(owner = account) {
    const death = Promise.withResolvers<void>();
    let isDead = false;
    const onTheWay = async () => {
      answers += 1;
      for (let at = turns[answers % turns.length] ?? 0; at > 0; at -= 1) await turn();
      if (isDead) await new Promise(() => undefined);
    };
    const api = server.api(onTheWay);
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const view = { requestID };
    const stops = [
      new QueryObserver(client, listMessagesQuery(api, view)).subscribe(() => undefined),
      new QueryObserver(client, loadRequestQuery(api, view)).subscribe(() => undefined),
    ];
    const channel: OutboxChannel = {
      onmessage: null,
      postMessage(data) {
        for (const other of channels) if (other !== channel) other.onmessage?.({ data });
      },
      close: () => void channels.delete(channel),
    };
    channels.add(channel);
    const outbox = createOutbox({
      account: owner,
      store,
      marks,
      channel,
      inTurn: (work) => {
        tail = tail.then(() => Promise.race([work().catch(() => undefined), death.promise]));
        return tail;
      },
      send: ({ id, content, lastNumber }) =>
        runMutation(client, sendMessageMutation(api), {
          requestID,
          body: { content, lastNumber },
          idempotencyKey: id,
        }),
      maySend: () => !isDead,
      onSent: (sentView, message) => addConfirmedMessage(client, sentView, message),
      now: () => clock,
      random: () => 0,
    });
    const messages = () => client.getQueryData(listMessagesQuery(api, view).queryKey) ?? [];
    const shown = () => {
      const { pending, arrived } = pendingOf(outbox.entries.getState(), requestID, messages());
      if (arrived.length > 0) void outbox.settle(new Set(arrived));
      return { messages: messages(), pending };
    };
    const last = () => messages().at(-1)?.number ?? 0;
    return {
      outbox,
      shown,
      write: (content: string) => outbox.add({ requestID, lastNumber: last(), message: { content } }),
      retryFailed: () =>
        Promise.all(
          shown()
            .pending.filter(({ state }) => state === 'failed')
            .map(({ id }) => outbox.retry(id, last())),
        ),
      hear: () => handleMessagingEvent({ api, client }, { kind: 'message', resourceID: requestID }),
      states: () => shown().pending.map(({ content, state }) => `${content} ${state}`),
      die() {
        isDead = true;
        outbox.close();
        death.resolve();
        for (const stop of stops) stop();
        client.clear();
      },
    };
  }
  return {
    server,
    openTab,
    isMarked: () => isMarked(marks, account),
    written: () =>
      server
        .messagesOf(requestID)
        .filter(({ from }) => from === 'S')
        .map(({ content }) => content),
    later: () => {
      clock += 60_000;
    },
  };
}

describe('messages written offline', () => {
  it('INQ-13: are shown at once, survive a reload, and are sent once and in order', async () => {
    const browser = openBrowser();
    browser.server.fates.push('well', 'answer lost', 'lost');
    const tab = browser.openTab();
    for (const content of ['1', '2', '3', '4', '5']) void tab.write(content);
    expect(tab.states()).toEqual(['1 waiting', '2 waiting', '3 waiting', '4 waiting', '5 waiting']);
    // The second has arrived, but its answer was lost.
    await expect.poll(browser.written).toEqual(['1', '2']);
    expect(browser.isMarked()).toBe(true);
    tab.die();

    const next = browser.openTab();
    // The thread contains the second, so it is not sent again; the third is lost.
    await expect.poll(next.states).toEqual(['3 waiting', '4 waiting', '5 waiting']);
    await expect.poll(() => browser.server.fates).toEqual([]);
    browser.later();
    await next.outbox.sendNow();
    await expect.poll(() => next.states()).toEqual([]);
    expect(browser.written()).toEqual(['1', '2', '3', '4', '5']);
    expect(
      next
        .shown()
        .messages.map(({ number }) => number)
        .at(-1),
    ).toBe(6);
    await expect.poll(browser.isMarked).toBe(false);
    next.die();
  });

  it('decision 24: a refused message stays and holds back those behind it, in every tab', async () => {
    const browser = openBrowser();
    browser.server.fates.push('refused', 'refused');
    const [one, other] = [browser.openTab(), browser.openTab()];
    void one.write('first');
    void one.write('second');
    await expect.poll(other.states).toEqual(['first failed', 'second waiting']);
    expect(other.shown().pending[0]?.reason).toBe('Refused');
    await other.retryFailed();
    await expect.poll(one.states).toEqual(['first failed', 'second waiting']);
    await one.outbox.discard(one.shown().pending[0]?.id ?? '', 0);
    await expect.poll(() => [one.states(), other.states()]).toEqual([[], []]);
    expect(browser.written()).toEqual(['second']);
    for (const tab of [one, other]) tab.die();
  });

  it('are neither shown nor sent to another account of the browser', async () => {
    const browser = openBrowser();
    browser.server.fates.push('lost');
    const tab = browser.openTab();
    void tab.write('mine');
    await expect.poll(tab.states).toEqual(['mine waiting']);
    tab.die();
    const stranger = browser.openTab(`somebody else ${crypto.randomUUID()}`);
    await stranger.outbox.sendNow();
    expect([stranger.states(), browser.written()]).toEqual([[], []]);
    stranger.die();
  });
});

type Step = Fate | 'write' | 'they write' | 'hear' | 'sendNow' | 'retry' | 'reload' | 'wait';

it('INQ-13: whatever happens, each message is shown and sent once and in order', async () => {
  const steps = fc.array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constant<Step>('write') },
      { weight: 3, arbitrary: fc.constantFrom<Step>('lost', 'answer lost', 'refused', 'well') },
      {
        weight: 6,
        arbitrary: fc.constantFrom<Step>('they write', 'hear', 'sendNow', 'retry', 'reload', 'wait'),
      },
    ),
    { minLength: 4, maxLength: 25 },
  );
  const turns = fc.array(fc.nat(6), { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(steps, turns, async (chosen, slow) => {
      const browser = openBrowser(slow);
      let tab = browser.openTab();
      const typed: string[] = [];
      const check = () => {
        const { messages, pending } = tab.shown();
        const first = messages[0]?.number ?? 1;
        expect(messages.map(({ number }) => number)).toEqual(messages.map((_, at) => first + at));
        const own = [...messages.filter(({ from }) => from === 'S'), ...pending].map(
          ({ content }) => content,
        );
        expect(own).toEqual(typed.slice(typed.length - own.length));
        return { messages, pending };
      };
      for (const step of chosen) {
        if (step === 'write') {
          typed.push(`message ${typed.length + 1}`);
          // A page that reloads before the message is stored loses it.
          await tab.write(typed.at(-1) ?? '');
        } else if (step === 'they write') browser.server.write(requestID, 'theirs');
        else if (step === 'hear') void tab.hear();
        else if (step === 'sendNow') void tab.outbox.sendNow();
        else if (step === 'retry') void tab.retryFailed();
        else if (step === 'wait') for (let at = 0; at < 5; at += 1) await turn();
        else if (step === 'reload') {
          tab.die();
          tab = browser.openTab();
          await tab.hear();
          await expect.poll(() => check().messages.length, { interval: 1 }).toBeGreaterThan(0);
        } else browser.server.fates.push(step);
        check();
      }
      browser.server.fates.length = 0;
      await expect
        .poll(
          async () => {
            browser.later();
            await tab.retryFailed();
            await tab.outbox.sendNow();
            await tab.hear();
            return check().pending.length;
          },
          { interval: 1 },
        )
        .toBe(0);
      expect(browser.written()).toEqual(typed);
      expect(check().messages.at(-1)?.number).toBe(browser.server.messagesOf(requestID).length);
      tab.die();
    }),
    { numRuns: 60 },
  );
});
