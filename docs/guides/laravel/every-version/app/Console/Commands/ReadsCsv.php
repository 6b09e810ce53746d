<?php

namespace App\Console\Commands;

use InvalidArgumentException;

trait ReadsCsv
{
    /**
     * Reads a CSV file in UTF-8 with commas, whose first line names the columns. An empty cell is null.
     * The first wrong cell stops the import before anything is stored.
     */
    private function readCsv(string $file, array $rules, array $messages = []): array
    {
        $handle = fopen($file, 'r');
        $readLine = fn () => fgetcsv($handle, null, ',', '"', '');
        $names = array_map(fn ($name) => $this->trimCell((string) $name, 1), $readLine() ?: []);
        $missing = array_diff(array_keys($rules), $names);
        if ($missing !== []) {
            throw new InvalidArgumentException('No column '.implode(', ', $missing).'. Commas separate the columns.');
        }
        $rows = [];
        for ($line = 2; $cells = $readLine(); $line++) {
            if ($cells === [null]) {
                continue;    // an empty line
            }
            $cells = array_map(fn ($cell) => $this->trimCell($cell, $line), $cells);
            $row = array_combine($names, array_pad(array_slice($cells, 0, count($names)), count($names), null));
            $errors = validator($row, $rules, $messages + [
                'integer' => 'The :attribute must be a whole number without zeros in front.',
                'date_format' => 'The :attribute must be written as in 2026-11-27.',
            ])->errors();
            if ($errors->isNotEmpty()) {
                throw new InvalidArgumentException("Line {$line}: ".implode(' ', $errors->all()));
            }
            $rows[] = $row;
        }

        return $rows;
    }

    /** Without what nobody sees at its ends: no-break spaces, and Excel's byte order mark before the first name. */
    private function trimCell(string $cell, int $line): ?string
    {
        if (! mb_check_encoding($cell, 'UTF-8')) {
            throw new InvalidArgumentException("Line {$line} is not UTF-8");
        }
        $trimmed = preg_replace('/^[\s\p{Z}\p{Cf}]+|[\s\p{Z}\p{Cf}]+$/u', '', $cell);

        return $trimmed === '' ? null : $trimmed;
    }
}
