interface SelectProps<Value extends string | number> {
  /** Accessible name, if no `label` element names it. */
  label?: string;
  options: readonly { value: Value; name: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

export function Select<Value extends string | number>({
  label,
  options,
  value,
  onChange,
}: SelectProps<Value>) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => {
        const chosen = options[currentTarget.selectedIndex];
        if (chosen) onChange(chosen.value);
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.name}
        </option>
      ))}
    </select>
  );
}
