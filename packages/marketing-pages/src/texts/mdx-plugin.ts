import mdx from '@mdx-js/rollup';
import extractToc from '@stefanprobst/rehype-extract-toc';
import exportToc from '@stefanprobst/rehype-extract-toc/mdx';
import rehypeSlug from 'rehype-slug';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';

/**
 * The Vite plugin that makes a module of a text: the component, `frontmatter`, and `tableOfContents`. Site, workshop and
 * tests share it, so that a text is read the same everywhere.
 */
export function mdxPlugin() {
  return {
    enforce: 'pre' as const,
    ...mdx({
      remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter, remarkGfm],
      rehypePlugins: [rehypeSlug, extractToc, exportToc],
    }),
  };
}
