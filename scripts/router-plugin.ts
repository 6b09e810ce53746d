/**
 * React Router in fewer bytes (decision 022). Its package gives bundlers the module with development warnings, and unused
 * components stay in a build because nothing says that `React.forwardRef` and the like have no side effect.
 */
import { type PluginObj, transformAsync } from '@babel/core';
import type { Plugin } from 'vite';

const ROUTER = /^react-router(?:\/dom)?$/;

/** Drops `Name.displayName = '…'`, which only developer tools read and which keeps an unused component. */
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

/** Marks React's calls as free of side effects, and drops display names. */
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
    // The prerender runs in Node, which loads the package as it is.
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
