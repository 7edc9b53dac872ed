/** For each object a map of its own, which goes with it. */
export function createMapOf<Owner extends object, Key, Value>(): (owner: Owner) => Map<Key, Value> {
  const maps = new WeakMap<Owner, Map<Key, Value>>();
  return (owner) => {
    const map = maps.get(owner) ?? new Map<Key, Value>();
    maps.set(owner, map);
    return map;
  };
}

/** What a map holds, made and put into it when it is first asked for. */
export function getOrMake<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}
