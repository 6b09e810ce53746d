/**
 * Reduces the size of React Router (decision 022). Its package gives bundlers the development build, and unused
 * components stay in the bundle because `React.forwardRef` and similar calls are not marked as pure. The plugin
 * uses the production build and marks these calls.
 */
import { type PluginObj, transformAsync } from '@babel/core';
import type { Plugin } from 'vite';

const ROUTER = /^react-router(?:\/dom)?$/;

/**
 * Assignments to `displayName` keep unused components in the bundle, and only developer tools read
 * `displayName`.
 */
const withoutDisplayNames: PluginObj = {
  visitor: {
    ExpressionStatement(path) {
      const { expression } = path.node;
      const target = expression.type === 'AssignmentExpression' ? expression.left : null;
      const property = target?.type === 'MemberExpression' ? target.property : null;
      if (property?.type === 'Identifier' && property.name === 'displayName') path.remove();
    },
  },
};

async function prune(code: string) {
  const result = await transformAsync(code, {
    babelrc: false,
    configFile: false,
    compact: false,
    plugins: ['@babel/plugin-transform-react-pure-annotations', withoutDisplayNames],
  });
  return result?.code ? { code: result.code, map: null } : null;
}

export function smallRouter(): Plugin {
  return {
    name: 'small-router',
    apply: 'build',
    enforce: 'pre',
    // The prerender runs in Node, which loads the package unchanged.
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: ROUTER },
      async handler(source, importer, options) {
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
      },
    },
    transform: {
      filter: { id: /\/react-router\/dist\/production\// },
      handler: (code) => prune(code),
    },
  };
}
