import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { checkDirections } from './check-directions.ts';

const meta: Meta = { title: 'Checks/Directions', tags: ['!dev'] };
export default meta;

/** Runs the check over a document part, which is gone when the story's own check runs. */
async function check(html: string): Promise<void> {
  const part = document.createElement('section');
  part.innerHTML = html;
  document.body.append(part);
  try {
    await checkDirections();
  } finally {
    part.remove();
  }
}

export const FindsPhysicalSides: StoryObj = {
  parameters: { proves: 'A margin, a place or a width for one direction only fails a story' },
  render: () => <p>The play adds what is checked.</p>,
  play: async () => {
    const style = (rule: string) => `<style>.one { ${rule} }</style><div style="position: relative">
      <p class="one">Text</p></div>`;
    for (const rule of ['margin-left: 40px', 'position: absolute; left: 0', 'float: left'])
      await expect(check(style(rule)), rule).rejects.toThrow('Not mirrored:\n<p class="one"> \'Text\'');
    await expect(check(style('inline-size: 3000px'))).rejects.toThrow('px wide on a screen of');
    for (const rule of ['margin-inline-start: 40px', 'position: absolute; inset-inline-start: 0', ''])
      await check(style(rule));
    // Words keep their direction within a line.
    await check('<p>Read <a href="#a">this</a> <button>now</button> and that</p><p dir="ltr">C:</p>');
  },
};
