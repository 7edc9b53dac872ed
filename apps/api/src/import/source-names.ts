/** Names by which readers know the sources that we have imported; others are named by `--source-name`. Licences: docs/licences.md. */
export const sourceNames: Readonly<Record<string, string>> = {
  financedatabase: 'FinanceDatabase',
  'name-suggestion-index': 'OpenStreetMap Name Suggestion Index',
  openbrewerydb: 'Open Brewery DB',
  'open-apparel-registry': 'Open Apparel Registry',
  sp500: 'S&P 500 Companies (DataHub)',
  icecat: 'Open Icecat',
  'pc-part-dataset': 'PC Part Dataset',
  'sam-cec-inverters': 'CEC Inverters (System Advisor Model)',
  'sam-sandia-modules': 'Sandia Modules (System Advisor Model)',
  'kicad-symbols': 'KiCad Symbols',
  openfoodfacts: 'Open Food Facts',
};
