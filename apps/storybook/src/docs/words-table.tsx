import { type Language, languageNames, languages } from '@wbn/edition/language.ts';
import glossary from '../../../../docs/glossary.md?raw';

const rows = readRows(glossary);

/** Shows the words of the interface in each language, from the glossary that a test holds the texts to. */
export function WordsTable() {
  return (
    <table>
      <thead>
        <tr>
          {languages.map((language) => (
            <th key={language}>{languageNames[language]}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.en}>
            {languages.map((language) => (
              <td key={language} lang={language}>
                {row[language]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Reads the table whose columns are languages. */
function readRows(text: string): Record<Language, string>[] {
  const lines = text.slice(text.search(/^\| en +\|/m)).split('\n');
  const end = lines.findIndex((line) => !line.startsWith('|'));
  const [head = [], , ...cells] = lines
    .slice(0, end)
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return cells.map(
    (row) =>
      Object.fromEntries(languages.map((language) => [language, row[head.indexOf(language)]])) as Record<
        Language,
        string
      >,
  );
}
