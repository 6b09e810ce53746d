<?php

namespace App\Http\Middleware;

use Illuminate\Foundation\Http\Middleware\TransformsRequest;
use Illuminate\Support\Str;

/** `unique`, `exists` and `where` count capitals in PostgreSQL and SQLite, and not in MySQL. */
class LowercaseEmail extends TransformsRequest
{
    protected function transform($key, $value)
    {
        return $key === 'email' && is_string($value) ? Str::lower($value) : $value;
    }
}
