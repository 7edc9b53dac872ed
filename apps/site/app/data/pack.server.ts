import type { RouterContextProvider } from 'react-router-dom';
import { documentContext } from '../context.ts';
import { escapeInScript } from '../seo/script-text.server.ts';
import type { Packed } from './packed.ts';

type Context = Readonly<RouterContextProvider>;

/**
 * Makes one text of what the loader of a page hands over. The router's own format takes objects apart value by value, on the server and
 * again on the phone, and writes a text a second time, with its quotes escaped: a document gets it as a block of its own. Who asks for the
 * data of a page alone is given the text.
 */
export function pack<Value>(context: Context, value: Value): Packed<Value> {
  const json = JSON.stringify(value);
  return put(context, 'page', value, json, () => toBlock(json));
}

interface SharedText {
  readonly json: string;
  readonly block: Buffer;
}

const shared = new WeakMap<object, SharedText>();

/** The same for what is one object for all pages: it becomes a text, and bytes, once. */
export function packShared<Value extends object>(
  context: Context,
  block: string,
  value: Value,
): Packed<Value> {
  const text = shared.get(value) ?? toShared(value);
  shared.set(value, text);
  return put(context, block, value, text.json, () => text.block);
}

function toShared(value: object): SharedText {
  const json = JSON.stringify(value);
  return { json, block: toBlock(json) };
}

const toBlock = (json: string) => Buffer.from(escapeInScript(json));

function put<Value>(
  context: Context,
  block: string,
  value: Value,
  json: string,
  inDocument: () => Buffer,
): Packed<Value> {
  const { isData, blocks } = context.get(documentContext);
  if (isData) return keep({ json }, value);
  if (blocks.has(block)) throw new Error(`A document has one block '${block}'.`);
  blocks.set(block, inDocument());
  return keep({ block }, value);
}

/** The page is drawn here with what was packed; nobody who writes the properties of an object out meets it. */
function keep<Value>(packed: Packed<Value>, value: Value): Packed<Value> {
  return Object.defineProperty(packed, 'value', { value });
}
