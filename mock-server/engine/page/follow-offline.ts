interface Faults {
  list(): readonly { effect: object }[];
}

/** Makes the page offline while a fault has the effect `offline`. Returns a function that ends this. */
export function followOffline(
  faults: Faults,
  pageAdapter: { setOnline(online: boolean): void },
  onChange: (update: () => void) => () => void,
): () => void {
  const update = () => pageAdapter.setOnline(!faults.list().some(({ effect }) => 'offline' in effect));
  update();
  return onChange(update);
}
