import { expect, it } from 'vitest';
import { pagesByComponent } from './component-pages.ts';

it('finds the page of a component by its name', () => {
  const pages = pagesByComponent({
    entries: {
      'cards-company-card--docs': {
        id: 'cards-company-card--docs',
        type: 'docs',
        importPath: '../../packages/cards/src/business/business-card.stories.tsx',
      },
      'cards-company-card--full': {
        id: 'cards-company-card--full',
        type: 'story',
        importPath: '../../packages/cards/src/business/business-card.stories.tsx',
        componentPath: '../../packages/cards/src/business/business-card.tsx',
      },
      // A part with a frame of its own: the file of the stories has its name.
      'forms-edit-form--unchanged': {
        id: 'forms-edit-form--unchanged',
        type: 'story',
        importPath: '../../packages/forms/src/edit/edit-form.stories.tsx',
      },
    },
  });
  expect(Object.fromEntries(pages)).toEqual({
    BusinessCard: 'cards-company-card--docs',
    EditForm: 'forms-edit-form--docs',
  });
});
