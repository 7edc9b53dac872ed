import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { flagsPlugin } from '@wbn/cards/parts/flags-plugin.ts';
import { defineConfig } from 'vite';

const vendors =
  /node_modules.(?:\.pnpm.)?(?:react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next)[@\\/]/;

export default defineConfig({
  plugins: [flagsPlugin(), vanillaExtractPlugin()],
  build: {
    outDir: 'build',
    // The content security policy forbids data URLs for fonts and styles.
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    target: 'es2023',
    reportCompressedSize: false,
    rolldownOptions: {
      // Marks for servers, which this app has not.
      onLog: (level, log, tell) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && tell(level, log),
      output: {
        codeSplitting: {
          groups: [{ name: 'vendor', test: vendors }],
        },
      },
    },
  },
});
