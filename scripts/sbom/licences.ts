import satisfies from 'spdx-satisfies';

export interface Sbom {
  components: {
    'bom-ref': string;
    name: string;
    version: string;
    licenses?: { license?: { id?: string; name?: string }; expression?: string }[];
  }[];
  dependencies: { ref: string; dependsOn?: string[] }[];
}

export interface ShippedPackage {
  name: string;
  version: string;
  licence: string;
}

type Component = Sbom['components'][number];

function getLicence({ licenses = [] }: Component): string {
  const names = licenses.map(
    ({ license, expression }) => expression ?? license?.id ?? license?.name ?? 'none',
  );
  return names.join(' AND ') || 'none';
}

export function findShipped({ components, dependencies }: Sbom, roots: readonly string[]): ShippedPackage[] {
  const byRef = new Map(components.map((component) => [component['bom-ref'], component]));
  const needs = new Map(dependencies.map(({ ref, dependsOn = [] }) => [ref, dependsOn]));
  const shipped = new Set<Component>();
  const add = (ref: string) => {
    const component = byRef.get(ref);
    if (!component || shipped.has(component)) return;
    shipped.add(component);
    for (const needed of needs.get(ref) ?? []) add(needed);
  };
  for (const root of roots) {
    const refs = components.filter(({ name }) => name === root).map((component) => component['bom-ref']);
    if (refs.length === 0) throw new Error(`${root} is not in the SBOM: run "npm ci" first`);
    for (const ref of refs) add(ref);
  }
  return [...shipped]
    .map((component) => ({
      name: component.name,
      version: component.version,
      licence: getLicence(component),
    }))
    .sort((one, other) => one.name.localeCompare(other.name));
}

/** Text that is no SPDX expression, for example a licence's own name, is not allowed. */
export function isAllowed(licence: string, allowed: readonly string[]): boolean {
  try {
    return satisfies(licence, [...allowed]);
  } catch {
    return false;
  }
}
