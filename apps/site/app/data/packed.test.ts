import { RouterContextProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { documentContext, type PageDocument } from '../context.ts';
import { pack, packShared } from './pack.server.ts';
import { blockId, unpack } from './packed.ts';

afterEach(() => vi.unstubAllGlobals());

const value = { name: 'Acme </script>', list: [1, 2] };

function open(isData: boolean) {
  const page: PageDocument = {
    jsonLd: [],
    surrogateKeys: new Set(),
    drawn: new Map(),
    blocks: new Map(),
    isData,
  };
  const context = new RouterContextProvider();
  context.set(documentContext, page);
  return { context, page };
}

/** As a browser gets it. */
const sent = <Value>(packed: Value): Value => JSON.parse(JSON.stringify(packed)) as Value;

describe('what a page hands over', () => {
  it('gives back what was packed, the same object each time', () => {
    const { context } = open(true);
    const packed = pack(context, value);
    expect(unpack(packed)).toBe(value);
    const first = unpack(sent(packed));
    expect(first).toEqual(value);
    expect(unpack(sent(packed))).toBe(first);
  });

  it('stands in a document once, as a block of its own', () => {
    const { context, page } = open(false);
    const packed = pack(context, value);
    expect(unpack(packed)).toBe(value);
    expect(sent(packed)).toEqual({ block: 'page' });
    const block = { textContent: page.blocks.get('page')?.toString() };
    vi.stubGlobal('document', { getElementById: (id: string) => (id === blockId('page') ? block : null) });
    const read = sent(packed);
    expect(unpack(read)).toEqual(value);
    expect(unpack(read)).toBe(unpack(read));
    expect(() => pack(context, value)).toThrow("one block 'page'");
  });

  it('that all pages share has a block of its own, and is the same text each time', () => {
    const names = [{ id: '0004', name: 'Machinery' }];
    const [one, other] = [open(false), open(false)];
    const packed = packShared(one.context, 'industries', names);
    pack(one.context, value);
    expect(unpack(packed)).toBe(names);
    expect([...one.page.blocks.keys()]).toEqual(['industries', 'page']);
    expect(sent(packShared(other.context, 'industries', names))).toEqual({ block: 'industries' });
    expect(other.page.blocks.get('industries')).toBe(one.page.blocks.get('industries'));
  });
});
