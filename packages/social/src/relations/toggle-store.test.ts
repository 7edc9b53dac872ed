import { expect, it } from 'vitest';
import { displayedState, type ToggleState, toggle, toggleStore } from './toggle-store.ts';

const off: ToggleState = { on: false, count: 3 };

function answering() {
  const sent: boolean[] = [];
  const answers: ((value: ToggleState | Error) => void)[] = [];
  const send = (on: boolean) =>
    new Promise<ToggleState>((resolve, reject) => {
      sent.push(on);
      answers.push((value) => (value instanceof Error ? reject(value) : resolve(value)));
    });
  return { sent, send, answer: (value: ToggleState | Error) => answers.shift()?.(value) };
}

const shown = (key: string, loaded = off) => displayedState(toggleStore.getState()[key], loaded);

it('SOC-17: toggles at once, sends one request, and shows the server’s count', async () => {
  const { sent, send, answer } = answering();
  const done = toggle({ key: 'a', loaded: off, send });
  expect(shown('a')).toEqual({ on: true, count: 4 });
  answer({ on: true, count: 7 });
  expect(await done).toBe(true);
  expect(shown('a')).toEqual({ on: true, count: 7 });
  expect(sent).toEqual([true]);
});

it('the last of several fast clicks wins, even when it restores the first state', async () => {
  const { sent, send, answer } = answering();
  const done = toggle({ key: 'b', loaded: off, send });
  void toggle({ key: 'b', loaded: off, send });
  void toggle({ key: 'b', loaded: off, send });
  void toggle({ key: 'b', loaded: off, send });
  expect(shown('b')).toEqual(off);
  answer({ on: true, count: 4 });
  await Promise.resolve();
  await Promise.resolve();
  answer({ on: false, count: 3 });
  expect(await done).toBe(true);
  expect(sent).toEqual([true, false]);
  expect(shown('b')).toEqual(off);
});

it('SOC-18: rolls back to the state last confirmed by the server', async () => {
  const { send, answer } = answering();
  const done = toggle({ key: 'c', loaded: off, send });
  void toggle({ key: 'c', loaded: off, send });
  answer({ on: true, count: 5 });
  await Promise.resolve();
  await Promise.resolve();
  answer(new Error('lost'));
  expect(await done).toBe(false);
  expect(shown('c')).toEqual({ on: true, count: 5 });
});

it('a newer value of the page replaces the entry', async () => {
  const { send, answer } = answering();
  const done = toggle({ key: 'd', loaded: off, send });
  answer({ on: true, count: 4 });
  await done;
  expect(shown('d', { on: true, count: 9 })).toEqual({ on: true, count: 9 });
});
