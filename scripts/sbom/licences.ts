/** Reads a CycloneDX SBOM: which packages are shipped, and which of them have a licence that is not allowed. */

/** The part of an SBOM that we read, as `npm sbom --sbom-format=cyclonedx` writes it. */
export interface Sbom {
  components: {
    'bom-ref': string;
    name: string;
    version: string;
    licenses?: { license?: { id?: string; name?: string }; expression?: string }[];
  }[];
  /** `ref` names a component; `dependsOn` names what it needs. */
  dependencies: { ref: string; dependsOn?: string[] }[];
}

export interface ShippedPackage {
  name: string;
  version: string;
  /** An SPDX id or expression; `none` where the package names no licence. */
  licence: string;
}

type Component = Sbom['components'][number];

function getLicence({ licenses = [] }: Component): string {
  const names = licenses.map(
    ({ license, expression }) => expression ?? license?.id ?? license?.name ?? 'none',
  );
  return names.join(' AND ') || 'none';
}

/** The packages named in `roots` and all that they need, by name. Throws when the SBOM lacks a root. */
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

/** Whether an SPDX expression can be met with the allowed licences: one side of each `OR`, both sides of each `AND`. */
export function isAllowed(licence: string, allowed: readonly string[]): boolean {
  return licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((id) => allowed.includes(id.trim())));
}
