<?php

namespace App\Console\Commands;

use InvalidArgumentException;

trait ReadsCsv
{
    /**
     * Reads a CSV file in UTF-8 with commas, whose first line names the columns. An empty cell is null.
     * The first wrong cell stops the import before anything is stored.
     */
    private function readCsv(string $file, array $rules): array
    {
        $handle = fopen($file, 'r');
        $readLine = fn () => fgetcsv($handle, null, ',', '"', '');
        // Excel writes a byte order mark before the first name.
        $names = array_map(fn ($name) => trim($name, " \u{FEFF}"), $readLine() ?: []);
        $missing = array_diff(array_keys($rules), $names);
        if ($missing !== []) {
            throw new InvalidArgumentException('No column '.implode(', ', $missing));
        }
        $rows = [];
        for ($line = 2; $cells = $readLine(); $line++) {
            if ($cells === [null]) {
                continue;    // an empty line
            }
            $cells = array_map(fn ($cell) => trim($cell) === '' ? null : trim($cell), $cells);
            $row = array_combine($names, array_pad(array_slice($cells, 0, count($names)), count($names), null));
            $errors = validator($row, $rules)->errors();
            if ($errors->isNotEmpty()) {
                throw new InvalidArgumentException("Line {$line}: ".implode(' ', $errors->all()));
            }
            $rows[] = $row;
        }

        return $rows;
    }
}
