import { useLayoutEffect, useState } from 'react';

interface TokenTableProps {
  /** Names of tokens and their `var(--…)`, a part of `vars`. */
  readonly tokens: Readonly<Record<string, string>>;
  /** Name of the part in code, such as `vars.space`. */
  readonly name: string;
}

/** Lists tokens of the theme with their present values, read from the page. */
export function TokenTable({ tokens, name }: TokenTableProps) {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  useLayoutEffect(() => {
    const style = getComputedStyle(document.documentElement);
    const read = (reference: string) =>
      style.getPropertyValue(reference.replace(/^var\((--[\w-]+).*$/, '$1'));
    setValues(
      Object.fromEntries(Object.entries(tokens).map(([token, reference]) => [token, read(reference)])),
    );
  }, [tokens]);
  return (
    <table>
      <thead>
        <tr>
          <th>Token</th>
          <th>Value</th>
        </tr>
      </thead>
      <tbody>
        {Object.keys(tokens).map((token) => (
          <tr key={token}>
            <td>
              <code>{`${name}.${token}`}</code>
            </td>
            <td>{values[token]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
