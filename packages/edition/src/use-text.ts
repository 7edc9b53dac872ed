import type { FlatNamespace, i18n, TFunction } from 'i18next';
import { createContext, useContext } from 'react';
import { I18nContext } from 'react-i18next';

/** Collects the namespaces that a rendering uses; provided on the server only. */
export const UsedNamespacesContext = createContext<Set<string> | undefined>(undefined);

/** `t` without the type of its keys. */
type LookUp = (key: string, ...values: readonly unknown[]) => string;

/** The look-up of each loaded namespace, by i18next instance. */
const remembered = new WeakMap<i18n, Map<string, LookUp>>();

/**
 * Returns `t` of a namespace, as `useTranslation` of react-i18next does; suspends while the namespace is loading. It
 * remembers texts without values by key, because i18next looks up each anew at the cost of several copied objects.
 * An instance has one language: another language is another document.
 */
export function useText<N extends FlatNamespace>(namespace: N): TFunction<N> {
  useContext(UsedNamespacesContext)?.add(namespace);
  const { i18n } = useContext(I18nContext) ?? {};
  if (!i18n) throw new Error('useText needs an I18nextProvider above it');
  const lookUp = remembered.get(i18n)?.get(namespace) ?? rememberTexts(i18n, namespace);
  return lookUp as unknown as TFunction<N>;
}

function rememberTexts(instance: i18n, namespace: FlatNamespace): LookUp {
  if (!instance.hasLoadedNamespace(namespace)) throw instance.loadNamespaces(namespace);
  const lookUp = instance.getFixedT(instance.language, namespace) as unknown as LookUp;
  const texts = new Map<string, string>();
  const remembering: LookUp = (key, ...values) => {
    if (values.length > 0) return lookUp(key, ...values);
    const known = texts.get(key);
    if (known !== undefined) return known;
    const text = lookUp(key);
    texts.set(key, text);
    return text;
  };
  const ofInstance = remembered.get(instance) ?? new Map<string, LookUp>();
  remembered.set(instance, ofInstance.set(namespace, remembering));
  return remembering;
}
